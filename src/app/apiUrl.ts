/** Where the API is: at the address that the build was told, or else at the server that sent the page. */
export const API_URL: string = import.meta.env.VITE_API_URL ?? '/api';

/** Where the protocols of the field application and its settings are: with the API, unless the build was told. */
export const APP_API_URL: string = import.meta.env.VITE_APP_API_URL ?? API_URL;
