/** Whether a unique index refused a write, as on PostgreSQL the second of two that write the same at once. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
