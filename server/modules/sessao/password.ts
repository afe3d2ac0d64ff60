/** Loaded with the first password: a server that starts again serves open sessions, and needs it at the next sign-in. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id with the library's parameters (19 MiB, 2 passes), as OWASP recommends. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password is the one that was hashed. Takes as long when there is no such user, so that the time tells
 * nothing about which logins exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such user');
  const matches = await (await argon2()).verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}
