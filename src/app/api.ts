import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { API_URL, APP_API_URL } from './apiUrl.ts';

/** The product's API, over the browser's `fetch` or what stands for it. */
export function appApi(userId: () => number | undefined, fetch?: typeof globalThis.fetch): Api {
  return createApi({ baseUrl: API_URL, appUrl: APP_API_URL, fetch, userId });
}
