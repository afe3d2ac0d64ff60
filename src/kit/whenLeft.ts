/**
 * Calls when the page is left: closed, loaded anew, or no longer looked at, as where a telephone goes into a pocket; and when it
 * is looked at again.
 *
 * @returns ends that
 */
export function whenLeft(leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
