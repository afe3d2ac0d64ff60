/** Where the API is: at the address that the build was told, or else at the server that sent the page. */
export const API_URL: string = import.meta.env.VITE_API_URL ?? '/api';
