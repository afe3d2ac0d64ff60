import { Component, type ComponentType, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';
import type { FailureProps } from './failed.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of what broke; `Failure` unless given. */
  Fallback?: ComponentType<FailureProps>;
}

/** Keeps what stands around a page, or a part of it, when that breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  reset = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { children, Fallback = Failure } = this.props;
    return error ? <Fallback error={error} resetErrorBoundary={this.reset} /> : children;
  }
}
