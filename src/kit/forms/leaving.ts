import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells whether the form around has changes, and holds back the window that would lose them. */
export function useDirtyForm(onDirty: (isDirty: boolean) => void): void {
  const { isDirty } = useFormState();
  useLeaveWarning(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
}

/** Has the browser ask before the window is closed or reloaded. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [active]);
}
