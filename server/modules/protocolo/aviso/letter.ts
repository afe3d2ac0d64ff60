import { convert } from 'html-to-text';
import type { Protocolo } from '../../../../contract/protocolos.ts';
import { periodoEmPalavras } from '../../../../reports/protocolo/document.ts';
import type { TextosDoApp } from '../../../../resources/app/configuracao.ts';
import type { Letter } from '../../../mail/letter.ts';

/** What is said where nobody has set a text. */
const USUAL = {
  coleta: 'Segue o protocolo da coleta realizada. As fotos e o andamento podem ser vistos no sistema.',
  acompanhamento: 'Segue o protocolo do acompanhamento realizado. As fotos podem ser vistas no sistema.',
} as const;

const WITHOUT_PDF = 'O PDF do protocolo não pôde ser gerado: consulte-o no sistema.';

function facts(protocolo: Protocolo): (readonly [string, string])[] {
  const { nomeCliente, pontoColeta, atividadeAmostra, tecnico, flagAmostraCancelada, motivoCancelamento } = protocolo;
  const told: (readonly [string, string | null])[] = [
    ['Cliente', nomeCliente],
    ['Ponto', pontoColeta],
    ['Período', periodoEmPalavras(protocolo)],
    ['Código', atividadeAmostra],
    ['Técnico', tecnico],
    ['Amostra cancelada', flagAmostraCancelada === 1 ? (motivoCancelamento ?? 'Sim') : null],
  ];
  return told.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/**
 * The message of a protocol: the text that is set for it, one that follows a collection up having its own, and what it
 * is about.
 *
 * @param withPdf whether it carries the protocol
 */
export function protocolLetter(protocolo: Protocolo, texts: TextosDoApp, withPdf: boolean): Letter {
  const follows = protocolo.flagAmostraAcompanhamento === 1;
  const html = follows ? texts.textoAcompanhamento : texts.textoPadrao;
  const usual = follows ? USUAL.acompanhamento : USUAL.coleta;
  const what = follows ? 'Protocolo de acompanhamento' : 'Protocolo de coleta';
  return {
    assunto: [what, protocolo.nomeCliente, periodoEmPalavras(protocolo)].filter(Boolean).join(' – '),
    ...(html ? { corpo: { html, texto: convert(html) } } : {}),
    paragraphs: [...(html ? [] : [usual]), ...(withPdf ? [] : [WITHOUT_PDF])],
    facts: facts(protocolo),
    idProtocolo: protocolo.id,
  };
}
