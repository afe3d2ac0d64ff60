import { dateInWords, momentToLocal } from '../../domain/calendar.ts';
import { formatDbo, MENOR_COBRANCA } from '../../domain/coleta/billingDbo.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import type { DoCliente } from '../cliente/definition.ts';
import { fileOf } from '../cliente/fileOf.ts';
import { assinatura } from '../configuracao.ts';
import type { Emission } from '../defineReport.ts';
import type { Block, DocumentReport } from '../engine/document.ts';
import type { DboCliente } from './load.ts';

const letter = (text: string): Block => ({ type: 'paragraph', size: 'letter', text });

function minimumNotice({ mediaDBO }: DboCliente): Block[] {
  if (mediaDBO === null || mediaDBO >= MENOR_COBRANCA) return [];
  const least = formatDbo(mediaDBO);
  return [letter(`Por ser a média inferior a ${least} kg/m³, aplica-se à cobrança o valor mínimo de ${least} kg/m³.`)];
}

/**
 * The letter to the water utility that asks for the update of a client's DBO (spec 2 §2.7, 'Letter PDF').
 *
 * It bears the day of its emission.
 */
export function documentoCarta(dados: DboCliente, { emittedAt }: Emission<DoCliente>): DocumentReport {
  const date = momentToLocal(emittedAt)?.date;
  const { configuracao = CONFIGURACAO_PADRAO } = dados;
  const { cidade, concessionaria } = configuracao;
  const blocks: Block[] = [
    {
      type: 'paragraph',
      size: 'letter',
      align: 'right',
      text: [cidade, date && dateInWords(date)].filter(Boolean).join(', '),
    },
    letter(`À\n${concessionaria}`),
    { type: 'paragraph', size: 'letter', bold: true, text: `Assunto: Atualização da DBO – ${dados.nome}` },
    letter('Prezados Senhores,'),
    letter(
      'Solicitamos a atualização da DBO (demanda bioquímica de oxigênio) da indústria identificada a seguir, de acordo com a média das coletas realizadas no monitoramento de efluentes industriais.',
    ),
    {
      type: 'facts',
      columns: 1,
      facts: [
        { label: 'Indústria', value: dados.nome },
        { label: 'Endereço', value: dados.endereco },
        { label: 'Unidades consumidoras (UC)', value: dados.uc.join(', ') },
        { label: 'DBO média (kg/m³)', value: formatNumber(dados.mediaDBO, 2) },
      ],
    },
    ...minimumNotice(dados),
    letter('Pedimos que o novo valor passe a ser considerado na cobrança dessa indústria.'),
    letter('Permanecemos à disposição para os esclarecimentos necessários.'),
    { type: 'paragraph', size: 'letter', text: 'Atenciosamente,', keep: true },
    { type: 'signature', lines: assinatura(configuracao) },
  ];
  return {
    title: 'Atualização de DBO',
    fileOf: fileOf(dados, emittedAt),
    logo: configuracao.logotipo,
    orientation: 'portrait',
    inset: 42,
    blocks,
    emittedAt,
  };
}
