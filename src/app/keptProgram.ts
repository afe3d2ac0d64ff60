/**
 * Has the browser keep the program (`src/serviceWorker.ts`), so that what is kept of the readings can be opened without a
 * connection. Of pages that are not built, or not reached safely (https), browsers keep none.
 */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // One that refuses goes on without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
