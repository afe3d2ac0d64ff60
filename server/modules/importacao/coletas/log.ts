import { fieldOfParametro } from '../../../../domain/coleta/parametros.ts';
import type { Tx } from '../../../write.ts';
import type { filledBy, resultsOf } from './doArquivo/repository.ts';
import type { Amostra } from './repository.ts';

/** Collections that the log tells one by one; of more, it tells how many of each client. */
const LOGGED_ONE_BY_ONE = 300;

const TABELA = 'HistoricoColeta';

/** Whether the log tells each of so many. */
export const isToldOneByOne = (all: readonly unknown[]): boolean => all.length <= LOGGED_ONE_BY_ONE;

/** Tells the log of the collections that got results, one by one or client by client. */
export async function logTaken(tx: Tx, touched: readonly Amostra[], info: string): Promise<void> {
  const entry = { tabela: TABELA, acao: 'Importação', info } as const;
  if (isToldOneByOne(touched)) {
    for (const { id, idPessoa, ponto, data, codigoAmostra, criada, novos } of touched) {
      const after = {
        pontoColeta: ponto,
        dtRetirada: data,
        codigoAmostra,
        [criada ? 'resultados' : 'resultadosNovos']: novos,
      };
      await tx.audit({ ...entry, id, idPessoa, after });
    }
    return;
  }
  for (const [idPessoa, list] of Map.groupBy(touched, (amostra) => amostra.idPessoa)) {
    const criadas = list.filter(({ criada }) => criada).length;
    const resultados = list.reduce((sum, { novos }) => sum + novos, 0);
    const after = { coletasNovas: criadas, coletasCompletadas: list.length - criadas, resultados };
    await tx.audit({ ...entry, id: null, idPessoa, after });
  }
}

/** What a removed file had filled, which of these collections are gone, and the results that went, where each is told. */
interface Desfeito {
  filled: Awaited<ReturnType<typeof filledBy>>;
  removed: ReadonlySet<number>;
  perdidos: Awaited<ReturnType<typeof resultsOf>>;
}

/** Tells the log of the collections that lost results or are gone, one by one or client by client. */
export async function logTakenBack(tx: Tx, { filled, removed, perdidos }: Desfeito, info: string): Promise<void> {
  const undone = filled.filter(({ id, resultados }) => removed.has(id) || Number(resultados) > 0);
  if (!isToldOneByOne(filled)) {
    for (const [idPessoa, list] of Map.groupBy(undone, (coleta) => coleta.idPessoa)) {
      const coletas = list.filter(({ id }) => removed.has(id)).length;
      const before = { coletas, coletasReduzidas: list.length - coletas };
      const acao = coletas > 0 ? 'Remoção' : 'Alteração';
      await tx.audit({ tabela: TABELA, id: null, idPessoa, acao, before, info });
    }
    return;
  }
  const ofColeta = Map.groupBy(perdidos, ({ idColeta }) => idColeta);
  for (const { id, idPessoa, resultados, ...sample } of undone) {
    const entry = { tabela: TABELA, id, idPessoa, info } as const;
    if (removed.has(id)) {
      await tx.audit({ ...entry, acao: 'Remoção', before: { ...sample, resultados: Number(resultados) } });
      continue;
    }
    const lost = (ofColeta.get(id) ?? []).map(({ idParametro, bruto }) => [fieldOfParametro(idParametro), bruto]);
    const after = Object.fromEntries(lost.map(([campo]) => [campo, null]));
    await tx.audit({ ...entry, acao: 'Alteração', before: Object.fromEntries(lost), after });
  }
}
