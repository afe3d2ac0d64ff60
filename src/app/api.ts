import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { API_URL } from './apiUrl.ts';

/** The product's API. */
export function appApi(userId: () => number | undefined): Api {
  return createApi({ baseUrl: API_URL, userId });
}
