import { HttpError, type Identifier } from 'react-admin';
import { formatNumber } from '../domain/numbers.ts';

/** After these nothing else would come through: no reply, no session. */
const HOPELESS: readonly number[] = [0, 401];

/**
 * Changes records one after the other, where a server knows no change of several. What fails holds up nothing else, but
 * for a lost connection or session.
 *
 * @throws HttpError that counts what was not changed; `body.listaResultados` has `itens` (each with its reason), as the
 *   refusal of a change of several, and `feitos`, the ids of what was changed all the same
 */
export async function oneByOne(
  ids: readonly Identifier[],
  change: (id: Identifier) => Promise<unknown>,
): Promise<void> {
  const feitos: Identifier[] = [];
  const itens: { id: Identifier; motivo: string }[] = [];
  let lost: HttpError | null = null;
  for (const id of ids) {
    try {
      if (lost) throw lost;
      await change(id);
      feitos.push(id);
    } catch (error) {
      const { message, status } = error as HttpError;
      if (HOPELESS.includes(status)) lost = error as HttpError;
      itens.push({ id, motivo: message });
    }
  }
  if (itens.length === 0) return;
  const message =
    feitos.length === 0
      ? // One that got no answer may have been changed all the same.
        (lost?.message ?? 'Nada foi alterado')
      : `Feito, menos em ${formatNumber(itens.length, 0)} de ${formatNumber(ids.length, 0)}`;
  throw new HttpError(message, lost?.status ?? 422, { listaResultados: { itens, feitos } });
}
