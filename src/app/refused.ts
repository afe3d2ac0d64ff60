const listeners = new Set<() => void>();

/** Tells that the server refused a call for want of permission: what is known of the permissions may be old. */
export function tellRefused(): void {
  for (const listener of listeners) listener();
}

/** Calls back at each refusal. @returns a function that stops it */
export function watchRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
