import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

/** Keeps header and menu standing when a page breaks. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  reset = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <Failure resetErrorBoundary={this.reset} /> : this.props.children;
  }
}
