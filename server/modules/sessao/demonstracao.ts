/** Logins of a demonstration's users who can sign in, as its login page offers them. */
export const DEMO_LOGINS = ['admin', 'dev', 'tecnico'] as const;

/** The password of those logins. */
export const DEMO_PASSWORD = 'efluentes-demo';
