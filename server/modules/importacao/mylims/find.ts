import { type ColetaPublicada, PUBLICADA } from '../../../../contract/mylims.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { fieldOfParametro } from '../../../../domain/coleta/parametros.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { Context } from '../../../context.ts';
import { loadEscolhas } from '../escolhas/repository.ts';
import { clienteMatcher, pontoMatcher } from '../match.ts';
import { loadMatcher, MYLIMS } from '../matcher.ts';
import type { LinhaMatcher } from '../matchLinha.ts';
import { loadLugares } from '../repository.ts';
import { ofItsCollection } from './joined.ts';
import { type AmostraGuardada, joinedSamples, nextWaiting, waitingResults } from './linhas/repository.ts';
import { linhaOf } from './staged.ts';

const AT_ONCE = 200;

/**
 * Finds the staged samples of clients that are published and not yet in the history. Writes nothing.
 *
 * @returns by client, in the order of the ids given; clients without any are left out
 */
export async function findPublished({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly number[]) {
  const wanted = new Set(ids);
  const lugares = await loadLugares(db);
  const match = await loadMatcher(db, MYLIMS, dayOf(now().toISOString()));
  const pontoOf = pontoMatcher(lugares, (await loadEscolhas(db, MYLIMS)).pontos);
  const clienteOf = clienteMatcher(lugares.clientes);
  const found = new Map<number, ColetaPublicada[]>();

  for (let last = 0; ; ) {
    const batch = await nextWaiting(db, last, AT_ONCE);
    if (batch.length === 0) break;
    last = batch.at(-1)!.id;
    const mine = batch.flatMap((amostra) => {
      const ponto = pontoOf(amostra.ponto, amostra.cliente);
      const idPessoa = 'id' in ponto ? ponto.idPessoa : clienteOf(amostra.cliente ?? '');
      return idPessoa !== null && wanted.has(idPessoa) ? [{ amostra, idPessoa }] : [];
    });
    if (mine.length === 0) continue;
    const codigos = mine.map(({ amostra }) => amostra.codigo!);
    const [results, joined] = [await waitingResults(db, codigos), await joinedSamples(db, codigos)];
    for (const { amostra, idPessoa } of mine) {
      const known = joined.get(amostra.codigo!);
      if (known?.removidoEm === null) continue;
      const linhas = (results.get(amostra.codigo) ?? []).map((analise) => linhaOf(amostra, analise));
      const coleta = published(
        amostra,
        linhas.map((linha) => ({ linha, one: ofItsCollection(amostra, match(linha), known) })),
      );
      found.set(idPessoa, [...(found.get(idPessoa) ?? []), coleta]);
    }
  }
  const names = new Map(lugares.clientes.map(({ id, nome }) => [id, nome]));
  return [...wanted].flatMap((idPessoa) => {
    const coletas = found.get(idPessoa);
    return coletas ? [{ idPessoa, nome: names.get(idPessoa) ?? '', coletas }] : [];
  });
}

type Matched = { linha: ReturnType<typeof linhaOf>; one: ReturnType<LinhaMatcher> };

function published(amostra: AmostraGuardada, matched: readonly Matched[]): ColetaPublicada {
  const { codigoAmostra, data, hora } = amostra;
  const reasons = new Set(matched.flatMap(({ one }) => ('motivo' in one ? [one.motivo] : [])));
  const valores = matched.map(({ linha, one }) => {
    const name = 'chave' in one ? fieldOfParametro(one.idParametro) : (linha.parametro ?? '');
    return [name, 'chave' in one ? one.bruto : (linha.valor ?? '')] as const;
  });
  const sound = matched.find(({ one }) => 'chave' in one)?.one;
  return {
    codigoAmostra: codigoAmostra ?? '',
    pontoColeta: sound && 'chave' in sound ? sound.ponto : amostra.ponto,
    dtRetirada: data && hora ? `${data} ${hora}` : data,
    valores: Object.fromEntries(valores),
    situacao: situationOf(sound !== undefined, [...reasons]),
  };
}

/** Whether a sample can be brought in, and what stays behind of it, or why it cannot. */
function situationOf(isSound: boolean, reasons: readonly string[]): string {
  if (!isSound && reasons.length > 0) return reasons.join('; ');
  return reasons.length > 0 ? `${PUBLICADA}; fica pendente: ${reasons.join('; ')}` : PUBLICADA;
}

/** Sample codes as they are compared. */
export const codesOf = (codigos: readonly string[]) => codigos.map(normalize);
