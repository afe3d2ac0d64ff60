import type * as z from 'zod';
import type { leiturasDoMes } from '../../../contract/hidrometros.ts';
import type { contract } from '../../../contract/index.ts';
import type { Leitura } from '../../../contract/leitura.ts';
import type { Reply } from '../../../dataProvider/envelope.ts';
import { type Mes, monthKey } from '../../../domain/leitura/month.ts';
import { changeKept, type Kept, keepFew, keepReply, keptReply } from '../../app/keptReplies.ts';
import type { Categoria } from './calculo.ts';

/** What the server told last of a month, for the page to be opened where none answers. */
export interface MesGuardado {
  leituras: Reply<typeof leiturasDoMes>;
  contextos: z.output<typeof contract.leituras.contexto.result>;
  categorias: readonly (Categoria & { ativa: boolean })[];
}

/** Months that are kept of a user: the one at hand and those that come last. */
const MESES = 3;
const PREFIXO = 'leituras:';
const nameOf = (mes: Mes) => `${PREFIXO}${monthKey(mes)}`;

export const lerMes = (userId: number, mes: Mes): Promise<Kept<MesGuardado> | null> =>
  keptReply<MesGuardado>(userId, nameOf(mes));

/** Rows in their places, each as it was read last. */
function comAsNovas(rows: readonly Leitura[], novas: readonly Leitura[]): Leitura[] {
  const byMeter = new Map(novas.map((one) => [one.idHidrometro, one]));
  return rows.map((row) => byMeter.get(row.idHidrometro) ?? row);
}

/** Keeps a month that is here whole. */
export async function guardarMes(userId: number, mes: Mes, value: MesGuardado): Promise<void> {
  const name = nameOf(mes);
  await keepReply(userId, name, { em: new Date().toISOString(), value });
  await keepFew(userId, PREFIXO, name, MESES);
}

/** Keeps what is here of a month in part, where it is kept whole: it stays as old as the rest of it. */
export async function guardarParte(userId: number, mes: Mes, parte: MesGuardado): Promise<void> {
  const kept = await lerMes(userId, mes);
  if (!kept) return;
  const { leituras } = kept.value;
  const data = comAsNovas(leituras.data, parte.leituras.data);
  await keepReply(userId, nameOf(mes), { ...kept, value: { ...parte, leituras: { ...leituras, data } } });
}

/** Forgets a client's meters, of whichever user's months. */
export const esquecerDe = (idPessoa: number): Promise<void> =>
  changeKept<MesGuardado>(PREFIXO, ({ leituras, ...others }) => ({
    ...others,
    leituras: { ...leituras, data: leituras.data.filter((one) => one.idPessoa !== idPessoa) },
  }));
