import { hash, randomBytes } from 'node:crypto';

const HOURS = 12;

/** What the database keeps of a secret: enough to know it again, not to use it. */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** A new secret of 256 bits for a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + HOURS * 3_600_000);
}
