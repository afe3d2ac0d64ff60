/** Sizes and names that header, menu and page share. */
export const HEADER_HEIGHT = 48;
export const SIDEBAR_WIDTH = 232;
export const SIDEBAR_ID = 'menu-lateral';
