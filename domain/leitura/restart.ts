/** Whether a meter was replaced within a month, or rolled over: these alone allow a current reading below the previous one. */
export const REINICIOS = [
  { id: 0, nome: 'Não' },
  { id: 1, nome: 'Substituído' },
  { id: 2, nome: 'Virado' },
] as const;

/** The same to choose from, each as its id and name. */
export const RESTARTS = REINICIOS.map(({ id, nome }) => [id, nome] as const);

export type Reinicio = (typeof REINICIOS)[number]['id'];

/** A replaced meter begins anew: at 0 and without the former one's hours, unless somebody says where. */
export const beganAnew = (reinicio: number): boolean => reinicio === 1;

/** One that passed its highest number goes on, and so does its hour-meter. */
export const rolledOver = (reinicio: number): boolean => reinicio === 2;

/** What a reading's `medidorStatusNome` says of it: callers who know no other field can say so there. */
export function restartNamed(medidorStatusNome: string | null | undefined): Reinicio {
  return REINICIOS.find(({ id, nome }) => id !== 0 && nome === medidorStatusNome)?.id ?? 0;
}

/** The `medidorStatusNome` of a reading that does not bring one: null when the meter just went on. */
export function restartName(reinicio: number): string | null {
  return REINICIOS.find(({ id }) => id !== 0 && id === reinicio)?.nome ?? null;
}
