import { formatDbo, MENOR_COBRANCA } from '../../domain/coleta/chargedDbo.ts';
import { counted } from '../../domain/counted.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { CONFIGURACAO_PADRAO, type ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { fileOf } from '../cliente/fileOf.ts';
import { assinatura, localEData } from '../configuracao.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport } from '../engine/document.ts';
import type { DboCliente } from './load.ts';

const DISPOSICAO = 'Permanecemos à disposição para os esclarecimentos necessários.';

const letter = (text: string, keep = false): Block => ({ type: 'paragraph', size: 'letter', text, keep });

/** @param several whether it has to be said of which industry it is */
function minimumNotice({ mediaDBO, nome }: DboCliente, several: boolean, keep: boolean): Block[] {
  if (mediaDBO === null || mediaDBO >= MENOR_COBRANCA) return [];
  const least = formatDbo(mediaDBO);
  return [
    letter(
      `Por ser a média${several ? ` de ${nome}` : ''} inferior a ${least} kg/m³, aplica-se à cobrança o valor mínimo de ${least} kg/m³.`,
      keep,
    ),
  ];
}

/**
 * @param several whether others stand beside it: each then stays on one page
 * @param last whether what ends the letter follows, which never stands alone on its page
 */
function industria(dados: DboCliente, several: boolean, last: boolean): Block[] {
  const notice = minimumNotice(dados, several, last);
  return [
    {
      type: 'facts',
      columns: 1,
      ...(several && { title: `Indústria: ${dados.nome}` }),
      keep: last || notice.length > 0,
      facts: [
        ...(several ? [] : [{ label: 'Indústria', value: dados.nome }]),
        { label: 'Endereço', value: dados.endereco },
        { label: 'Unidades consumidoras (UC)', value: dados.uc.join(', ') },
        { label: 'DBO média (kg/m³)', value: formatNumber(dados.mediaDBO, 2) },
      ],
    },
    ...notice,
  ];
}

/** What the letter says of one industry, and of several. */
const UMA = {
  identificada: 'da indústria identificada a seguir',
  pedido: 'Pedimos que o novo valor passe a ser considerado na cobrança dessa indústria.',
};
const VARIAS = {
  identificada: 'das indústrias identificadas a seguir',
  pedido: 'Pedimos que os novos valores passem a ser considerados na cobrança dessas indústrias.',
};

/** Names the clients that the letter asks nothing for. */
function semMedia(clientes: readonly DboCliente[]): Block[] {
  if (clientes.length === 0) return [];
  const nomes = clientes.map(({ nome }) => nome).join('; ');
  return [{ type: 'paragraph', size: 'note', text: `Sem coletas que formem a média da DBO: ${nomes}` }];
}

/**
 * The letter to the water utility that asks for the update of the DBO of clients (spec 2 §2.7, 'Letter PDF').
 *
 * @param emittedAt the moment that the means are of, ISO UTC: the letter bears its day
 */
export function cartaDe(
  clientes: readonly DboCliente[],
  configuracao: ConfiguracaoRelatorios,
  emittedAt: string,
): DocumentReport {
  const [um, ...outros] = clientes;
  const [pedidos, outras] = [clientes.filter(({ mediaDBO }) => mediaDBO), clientes.filter(({ mediaDBO }) => !mediaDBO)];
  const several = pedidos.length > 1;
  const { identificada, pedido } = several ? VARIAS : UMA;
  const assunto = several ? counted(pedidos.length, 'indústria', 'indústrias') : (pedidos[0]?.nome ?? '');
  const blocks: Block[] = [
    { type: 'paragraph', size: 'letter', align: 'right', text: localEData(configuracao, emittedAt) },
    letter(`À\n${configuracao.concessionaria}`),
    { type: 'paragraph', size: 'letter', bold: true, text: `Assunto: Atualização da DBO – ${assunto}` },
    letter('Prezados Senhores,'),
    letter(
      `Solicitamos a atualização da DBO (demanda bioquímica de oxigênio) ${identificada}, de acordo com a média das coletas realizadas no monitoramento de efluentes industriais.`,
    ),
    ...pedidos.flatMap((dados, at) => industria(dados, several, at === pedidos.length - 1)),
    letter(pedido, true),
    letter(DISPOSICAO, true),
    letter('Atenciosamente,', true),
    { type: 'signature', lines: assinatura(configuracao) },
    ...semMedia(outras),
  ];
  return {
    title: 'Atualização de DBO',
    fileOf: fileOf(um && outros.length === 0 ? um : { id: 0, codigo: `${clientes.length} indústrias` }, emittedAt),
    logo: configuracao.logotipo,
    orientation: 'portrait',
    inset: 42,
    blocks,
    emittedAt,
  };
}

/** The letter about one client, from its own page. */
export const documentoCarta = (dados: DboCliente, { emittedAt }: Emission<DoCliente>): DocumentReport =>
  cartaDe([dados], dados.configuracao ?? CONFIGURACAO_PADRAO, emittedAt);
