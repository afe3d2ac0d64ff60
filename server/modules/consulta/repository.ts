import type { Selecting } from '../../database/reading.ts';

/** Calculations of hour-meters; they ship with the product. */
export function calculosHorimetro(db: Selecting) {
  return db.selectFrom('CalculoHorimetro').select(['id', 'descricao', 'flagAtivo']).orderBy('id').execute();
}
