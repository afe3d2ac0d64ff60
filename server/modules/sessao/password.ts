/** Loaded with the first password: a server that starts again serves open sessions, and needs it at the next sign-in. */
const argon2 = () => import('@node-rs/argon2');

/** An accented letter is one character or two, as the keyboard has it: the password is the same. */
const composed = (password: string) => password.normalize('NFC');

/** argon2id with the library's parameters (19 MiB, 2 passes), as OWASP recommends. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(composed(password));
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password is the one that was hashed. Takes as long when there is no such user, so that the time tells
 * nothing about which logins exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such user');
  const { verify } = await argon2();
  const hash = stored ?? (await decoy);
  const one = composed(password);
  // Some were hashed as they were typed.
  const matches = (await verify(hash, one)) || (one !== password && (await verify(hash, password)));
  return matches && stored !== null;
}
