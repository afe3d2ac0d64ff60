import { type Config, ConfigError } from '../../config.ts';

/** Logins of a demonstration's users who can sign in, as its login page offers them. */
export const DEMO_LOGINS = ['admin', 'dev', 'tecnico'] as const;

/** The password of those logins. */
export const DEMO_PASSWORD = 'efluentes-demo';

/**
 * Keeps a demonstration off the network unless that is meant: its passwords are in the product's documentation.
 *
 * @throws ConfigError under https, unless `DEMO=1` was said
 */
export function refuseKnownPasswords({ secure, demo }: Pick<Config, 'secure' | 'demo'>): void {
  if (!secure || demo) return;
  throw new ConfigError(
    'Este banco tem dados de demonstração, com senhas conhecidas. Com PUBLIC_URL em https escolha outra pasta com ' +
      'DATA_DIR (ou outro banco com DATABASE_URL), ou diga DEMO=1 para mostrar a demonstração assim mesmo.',
  );
}
