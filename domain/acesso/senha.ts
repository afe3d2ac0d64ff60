/** Minutes for which a link works under which a password is chosen, once. */
export const LINK_MINUTES = 60;
