import type { Tx } from '../../write.ts';
import type { Casada, Resultado } from './match.ts';

/** A collection that the import met: what it holds, and what the import added to it. */
export interface Amostra {
  id: number;
  idPessoa: number;
  ponto: string;
  codigoAmostra: string | null;
  data: string;
  resultados: Map<number, Resultado>;
  criada: boolean;
  novos: number;
}

const BATCH = 200;

/** Splits a list, so that no statement carries more parameters than the engines take. */
export function* inBatches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/**
 * Finds the collections of samples that are there already, with their results, and creates the others.
 *
 * @param samples one matched result of each sample
 * @returns by `chave`
 */
export async function findOrCreate(
  tx: Tx,
  idArquivo: number,
  samples: readonly Casada[],
): Promise<Map<string, Amostra>> {
  const found = new Map<string, Amostra>();
  for (const batch of inBatches(samples, BATCH)) {
    for (const [chave, amostra] of await findExisting(tx, batch)) found.set(chave, amostra);
    const missing = batch.filter(({ chave }) => !found.has(chave));
    for (const [chave, amostra] of await create(tx, idArquivo, missing)) found.set(chave, amostra);
  }
  return found;
}

async function findExisting(tx: Tx, samples: readonly Casada[]): Promise<[string, Amostra][]> {
  const byChave = new Map(samples.map((sample) => [sample.chave, sample]));
  const rows = await tx.db
    .selectFrom('HistoricoColeta')
    .select(['id', 'chave', 'dtRetirada'])
    .where('chave', 'in', [...byChave.keys()])
    .where('removidoEm', 'is', null)
    .execute();
  if (rows.length === 0) return [];
  const results = await tx.db
    .selectFrom('Resultado')
    .select(['idColeta', 'idParametro', 'bruto', 'operador', 'numero', 'unidade'])
    .where(
      'idColeta',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const resultsOf = Map.groupBy(results, ({ idColeta }) => idColeta);
  return rows.map(({ id, chave, dtRetirada }) => {
    const sample = byChave.get(chave!)!;
    const resultados = new Map((resultsOf.get(id) ?? []).map((result) => [result.idParametro, result]));
    return [sample.chave, { ...described(sample), id, data: dtRetirada, resultados, criada: false }];
  });
}

async function create(tx: Tx, idArquivo: number, samples: readonly Casada[]): Promise<[string, Amostra][]> {
  if (samples.length === 0) return [];
  const rows = await tx.db
    .insertInto('HistoricoColeta')
    .values(
      samples.map(({ chave, idPessoa, idPontoColeta, codigoAmostra, data, hora, detalhes }) => ({
        idPessoa,
        idPontoColeta,
        idArquivo,
        chave,
        codigoAmostra,
        dtRetirada: data,
        horaRetirada: hora,
        amostrador: detalhes?.amostrador ?? null,
        dtInstalaco: detalhes?.dtInstalaco ?? null,
        horaInstalacao: detalhes?.horaInstalacao ?? null,
        tempoInstalacao: detalhes?.tempoInstalacao ?? null,
        qtdeColeta: detalhes?.qtdeColeta ?? null,
        flagChuva: detalhes?.flagChuva ?? 0,
        medidorInicial: detalhes?.medidorInicial ?? null,
        medidorFinal: detalhes?.medidorFinal ?? null,
        volumeMedido: detalhes?.volumeMedido ?? null,
        idTipoDBO: 1,
        dtCadastro: tx.now,
        idUsuario: tx.actor.id,
        removidoEm: null,
      })),
    )
    .returning(['id', 'chave'])
    .execute();
  const ids = new Map(rows.map(({ id, chave }) => [chave, id]));
  return samples.map((sample) => [
    sample.chave,
    { ...described(sample), id: ids.get(sample.chave)!, resultados: new Map(), criada: true },
  ]);
}

const described = ({ idPessoa, ponto, codigoAmostra, data }: Casada) => ({
  idPessoa,
  ponto,
  codigoAmostra,
  data,
  novos: 0,
});
