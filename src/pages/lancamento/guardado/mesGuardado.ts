import type * as z from 'zod';
import type { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import type { contract } from '../../../../contract/index.ts';
import type { Reply } from '../../../../dataProvider/envelope.ts';
import { type Mes, monthKey } from '../../../../domain/leitura/month.ts';
import { draftsOf } from '../../../app/clienteDrafts.ts';
import { erasedSince } from '../../../app/draftPlace.ts';
import { changeKept, type Kept, keepFew, keepReply, keptReply } from '../../../app/keptReplies.ts';
import type { Categoria } from '../leitura/calculo.ts';

/** What the server told last of a month, for the page to be opened where none answers. */
export interface MesGuardado {
  leituras: Reply<typeof leiturasDoMes>;
  contextos: z.output<typeof contract.leituras.contexto.result>;
  categorias: readonly (Categoria & { ativa: boolean })[];
}

/** A whole month as far as it is known: what is not told yet is as it was kept. */
export type MesSabido = Pick<MesGuardado, 'leituras'> & Partial<MesGuardado>;

/** Months that are kept of a user: the one at hand and those that come last. */
const MESES = 3;
const PREFIXO = 'leituras:';
const nameOf = (mes: Mes) => `${PREFIXO}${monthKey(mes)}`;

export const lerMes = (userId: number, mes: Mes): Promise<Kept<MesGuardado> | null> =>
  keptReply<MesGuardado>(userId, nameOf(mes));

/** The rows but those of who was erased while this page was open: it may still show them. */
const semApagados = ({ data, ...reply }: MesGuardado['leituras']) => ({
  ...reply,
  data: data.filter(({ idPessoa }) => !erasedSince(draftsOf(idPessoa), performance.timeOrigin)),
});

/**
 * Keeps a month that is here whole.
 *
 * @param em when it was read, ISO UTC
 * @param pendentes other months that have to stay, for something of them is not saved
 */
export async function guardarMes(
  userId: number,
  mes: Mes,
  em: string,
  { leituras, contextos, categorias }: MesSabido,
  pendentes: readonly Mes[],
): Promise<void> {
  const before = contextos && categorias ? null : await lerMes(userId, mes);
  const value: MesGuardado = {
    leituras: semApagados(leituras),
    contextos: contextos ?? before?.value.contextos ?? [],
    categorias: categorias ?? before?.value.categorias ?? [],
  };
  await keepReply(userId, nameOf(mes), { em, value });
  await keepFew(userId, PREFIXO, [mes, ...pendentes].map(nameOf), MESES);
}

/** Forgets a client's meters, of whichever user's months. */
export const esquecerDe = (idPessoa: number): Promise<void> =>
  changeKept<MesGuardado>(PREFIXO, ({ leituras, ...others }) => ({
    ...others,
    leituras: { ...leituras, data: leituras.data.filter((one) => one.idPessoa !== idPessoa) },
  }));
