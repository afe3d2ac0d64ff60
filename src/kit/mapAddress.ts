/** A map of a place, in degrees. It opens in a tab of its own: nothing is asked of it before. */
export const mapAddress = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
