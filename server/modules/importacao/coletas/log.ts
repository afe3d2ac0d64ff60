import { fieldOfParametro } from '../../../../domain/coleta/parametros.ts';
import type { Tx } from '../../../write.ts';
import type { Amostra } from './repository.ts';

/** Collections that the log tells one by one; of more, it tells how many of each client. */
const LOGGED_ONE_BY_ONE = 300;

const TABELA = 'HistoricoColeta';

/** Tells the log of the collections that got results, one by one or client by client. */
export async function logTaken(tx: Tx, touched: readonly Amostra[], info: string): Promise<void> {
  const entry = { tabela: TABELA, acao: 'Importação', info } as const;
  if (touched.length <= LOGGED_ONE_BY_ONE) {
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

/** A collection that a removed file had filled. */
export interface Desfeita {
  id: number;
  idPessoa: number;
  ponto: string | null;
  data: string;
  codigoAmostra: string | null;
  /** How many results it loses. */
  perdidos: number;
  /** Whether it goes with them. */
  removida: boolean;
}

/** A result that goes with its file. */
export interface Perdido {
  idColeta: number;
  idParametro: number;
  bruto: string;
}

/**
 * Tells the log of the collections that lost results or are gone, one by one or client by client.
 *
 * @param perdidos the results that go, where each collection is told
 */
export async function logTakenBack(
  tx: Tx,
  all: readonly Desfeita[],
  perdidos: readonly Perdido[],
  info: string,
): Promise<void> {
  if (!isToldOneByOne(all)) {
    for (const [idPessoa, list] of Map.groupBy(all, (coleta) => coleta.idPessoa)) {
      const coletas = list.filter(({ removida }) => removida).length;
      const before = { coletas, coletasReduzidas: list.length - coletas };
      await tx.audit({ tabela: TABELA, id: null, idPessoa, acao: 'Remoção', before, info });
    }
    return;
  }
  const ofColeta = Map.groupBy(perdidos, ({ idColeta }) => idColeta);
  for (const { id, idPessoa, ponto, data, codigoAmostra, perdidos: resultados, removida } of all) {
    const entry = { tabela: TABELA, id, idPessoa, info } as const;
    if (removida) {
      const before = { pontoColeta: ponto, dtRetirada: data, codigoAmostra, resultados };
      await tx.audit({ ...entry, acao: 'Remoção', before });
      continue;
    }
    const lost = (ofColeta.get(id) ?? []).map(
      ({ idParametro, bruto }) => [fieldOfParametro(idParametro), bruto] as const,
    );
    const after = Object.fromEntries(lost.map(([campo]) => [campo, null]));
    await tx.audit({ ...entry, acao: 'Alteração', before: Object.fromEntries(lost), after });
  }
}

/** Whether the log tells each of so many. */
export const isToldOneByOne = (all: readonly unknown[]): boolean => all.length <= LOGGED_ONE_BY_ONE;
