/** What the page measured, in milliseconds. */
export interface PageTimes {
  firstPaint: number;
  frames: number[];
  nodes: number;
}

declare global {
  interface Window {
    measured: Promise<PageTimes>;
  }
}
