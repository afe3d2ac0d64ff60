import { type Api, createApi } from '../../dataProvider/envelope.ts';

/** The product's API, at the address that the build was told or else at the server that sent the page. */
export function appApi(userId: () => number | undefined): Api {
  return createApi({ baseUrl: import.meta.env.VITE_API_URL ?? '/api', userId });
}
