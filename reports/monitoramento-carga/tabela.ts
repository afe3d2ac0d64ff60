import { contract } from '../../contract/index.ts';
import type { Carga } from '../../contract/relatorioCarga.ts';
import { chargedDbo, MENOR_ESCRITO } from '../../domain/coleta/chargedDbo.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { deDiaPorVir } from '../cliente/cobranca.ts';
import { type DasColetas, PELOS_LIMITES_DO_DIA } from '../tabela/coletas.ts';
import { mesesProximos, queryOf } from '../tabela/proximas.ts';
import type { TableContents } from '../tabela/table.ts';

/** A client's load as it is shown: charges as charged, what failed as one text. */
type Linha = Omit<Carga, 'parametrosNaoConforme'> & { parametrosNaoConforme: string };

const linha = ({ dboAnterior, dboAtual, parametrosNaoConforme, ...carga }: Carga): Linha => ({
  ...carga,
  dboAnterior: chargedDbo(dboAnterior),
  dboAtual: chargedDbo(dboAtual),
  parametrosNaoConforme: parametrosNaoConforme.join(', '),
});

/** Decimals of a charge, kg/m³. */
const DECIMALS = 3;
/** Clients that the drawing shows. */
const MOST_DRAWN = 20;

const charge = (header: string, field: keyof Linha) =>
  ({ header, unit: 'kg/m³', field, kind: 'decimal', decimals: DECIMALS, width: 144 }) as const;

const collections = (rows: readonly Linha[]) => rows.reduce((total, { coletas }) => total + coletas, 0);

/** Those whose charge changed most. */
const mostChanged = (rows: readonly Linha[]) =>
  rows
    .filter(({ diferenca }) => diferenca !== null)
    .sort((one, other) => Math.abs(other.diferenca ?? 0) - Math.abs(one.diferenca ?? 0))
    .slice(0, MOST_DRAWN);

export const tabela: TableContents<DasColetas, Linha> = {
  load: async (api, asked, { signal }) =>
    (await api(contract.relatorioCarga.list, { query: { ...queryOf(asked), mais: 1 }, signal })).data.map(linha),
  key: 'idPessoa',
  columns: [
    { header: 'Cliente', field: 'nomeCliente', kind: 'text', width: 320 },
    charge('DBO Anterior', 'dboAnterior'),
    charge('DBO Atual', 'dboAtual'),
    charge('Diferença', 'diferenca'),
    { header: 'Coletas', field: 'coletas', kind: 'decimal', decimals: 0, width: 112 },
    { header: 'Desenquadramento', field: 'parametrosNaoConforme', kind: 'text', width: 280 },
  ],
  form: 'formCargas',
  printedTitle: 'MONITORAMENTO DE CARGA',
  orientation: 'portrait',
  sheet: 'Monitoramento de carga',
  said: (_, { periodo }, feitoEm) => [
    `DBO abaixo de ${MENOR_ESCRITO} kg/m³ é cobrada como ${MENOR_ESCRITO}, e a diferença é a dos valores calculados`,
    ...deDiaPorVir(periodo.dtFim, feitoEm),
  ],
  judged: PELOS_LIMITES_DO_DIA,
  notes: (rows) => [
    `Total de indústrias: ${formatNumber(rows.length, 0)}. Total de coletas: ${formatNumber(collections(rows), 0)}.`,
    'DBO Anterior é a de cobrança da véspera do período, e DBO Atual a do seu último dia.',
  ],
  nearest: mesesProximos,
  picture(rows) {
    const drawn = mostChanged(rows);
    if (drawn.length === 0) return null;
    return {
      title: 'DBO de cobrança antes e depois',
      unit: 'kg/m³',
      decimals: DECIMALS,
      categories: drawn.map(({ nomeCliente }) => nomeCliente),
      series: [
        { label: 'DBO Anterior', tone: 'before', values: drawn.map(({ dboAnterior }) => dboAnterior) },
        { label: 'DBO Atual', tone: 'after', values: drawn.map(({ dboAtual }) => dboAtual) },
      ],
      note: drawn.length < rows.length ? `As ${drawn.length} indústrias cuja DBO de cobrança mais mudou.` : undefined,
    };
  },
};
