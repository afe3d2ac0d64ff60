/** What breaks a page whose code did not come: nothing is wrong with the page, and it can be tried again. */
export class NotArrived extends Error {
  override name = 'NotArrived';
}
