/** What a server says of a call that it lacks. */
const LACKING: readonly number[] = [404, 405, 501];

/** What was asked for, or what holds `otherwise` on a legacy server, which lacks the call. @throws HttpError as the API. */
export async function unlessLacking<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (LACKING.includes(Number((error as { status?: number }).status))) return otherwise;
    throw error;
  }
}
