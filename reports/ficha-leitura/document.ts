import type { FichaLeitura } from '../../contract/fichaLeitura.ts';
import { postalLine } from '../../domain/cliente/address.ts';
import { counted } from '../../domain/counted.ts';
import { monthInWords, monthKey } from '../../domain/leitura/month.ts';
import { fitForFile } from '../cliente/fileOf.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport, Fact } from '../engine/document.ts';
import { formDoMes } from '../leituras-do-mes/document.ts';
import type { Fichas, FichasPedidas } from './dados.ts';
import { doEquipamento, fonteDeAgua, medidorDeEsgoto } from './medidores.ts';

/** The most sources of water on a client's first page, and on each of the others (spec 2 §2.9). */
const FONTES = { first: 3, others: 7 } as const;

/** Who the client is, where, and what its flow meter is, if it has but one. */
function identificacao(ficha: FichaLeitura): Block[] {
  const addresses = ficha.enderecos.length > 0 ? ficha.enderecos.map(postalLine) : [''];
  const facts: Fact[] = [
    { label: 'Empresa', value: ficha.empresa, span: 5 },
    ...addresses.map((value) => ({ label: 'Endereço', value, span: 5 })),
    // Of several meters each has its own.
    ...(ficha.listaMedidores.some(({ equipamento }) => equipamento) ? [] : doEquipamento(ficha)),
  ];
  return [
    { type: 'facts', columns: 5, facts },
    {
      type: 'table',
      columns: [
        { header: 'Contato', field: 'nome', kind: 'text' },
        { header: 'Departamento', field: 'departamento', kind: 'text' },
        { header: 'Telefone', field: 'telefone', kind: 'text' },
        { header: 'E-mail', field: 'email', kind: 'text' },
      ],
      rows: ficha.contatos,
      empty: 'Não há contatos habilitados.',
    },
  ];
}

const ASSINATURAS: Block = {
  type: 'facts',
  columns: 5,
  title: 'Assinaturas',
  facts: [
    { label: 'Responsável pela leitura', value: '', span: 2, blank: 3 },
    { label: 'Responsável pela empresa', value: '', span: 2, blank: 3 },
    { label: 'Data', value: '', blank: 3 },
  ],
};

/** Each page of a client's sheet says whose it is. */
const nextPage = ({ empresa }: FichaLeitura): Block => ({
  type: 'pageBreak',
  continued: `Empresa: ${empresa}`,
  most: FONTES,
});

/** The sheet of one client: its meters of sewage, then its sources, the last of them on the page of the signatures. */
function fichaDoCliente(ficha: FichaLeitura): Block[] {
  const esgoto = ficha.listaMedidores.filter(({ flagMedidorVazao }) => flagMedidorVazao === 1);
  const fontes = ficha.listaMedidores.filter(({ flagMedidorVazao }) => flagMedidorVazao === 0);
  return [
    ...identificacao(ficha),
    ...(esgoto.length > 0
      ? esgoto.map((medidor, at) => medidorDeEsgoto(medidor, at + 1, esgoto.length))
      : [{ type: 'paragraph', text: 'Não há medidor de esgoto.' } as const]),
    ...(fontes.length > 0
      ? fontes.map((medidor, at) => fonteDeAgua(medidor, at + 1, fontes.length))
      : [{ type: 'paragraph', text: 'Não há fontes de abastecimento.' } as const]),
    ASSINATURAS,
  ];
}

/** The reading sheets, each client's from a new page on (spec 2 §2.9, 'Ficha de leitura PDF'). */
export function documentoFichas(
  { fichas, configuracao }: Fichas,
  { filters, emittedAt }: Emission<FichasPedidas>,
): DocumentReport {
  const [only] = fichas;
  const of = only && fichas.length === 1 ? only.empresa : counted(fichas.length, 'cliente', 'clientes');
  return {
    title: 'Ficha de leitura',
    subtitle: `${monthInWords(filters)} – ${of}`,
    formCode: formDoMes(configuracao.formFicha, filters),
    logo: configuracao.logotipo,
    fileOf: [filters.idPessoa && (fitForFile(only?.codigo ?? '') || filters.idPessoa), monthKey(filters)]
      .filter(Boolean)
      .join('_'),
    orientation: 'portrait',
    blocks: fichas.flatMap((ficha) => [nextPage(ficha), ...fichaDoCliente(ficha)]),
    emittedAt,
  };
}
