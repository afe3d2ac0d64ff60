import type { Protocolo } from '../../contract/protocolos.ts';
import { formatDate } from '../../domain/calendar.ts';
import { formatValue } from '../../resources/kinds.ts';
import { CAMPOS_PROTOCOLO } from '../../resources/log/protocolo.ts';
import type { DocumentReport, Fact } from '../engine/document.ts';

/** Fields that take a whole line, and those that are told beside others. */
const WIDE = ['nomeCliente', 'pontoColeta', 'motivoCancelamento'];
const COLUMNS = 4;

const factOf = (protocolo: Protocolo) => {
  const values = new Map(Object.entries(protocolo));
  return ({ name, label, kind }: (typeof CAMPOS_PROTOCOLO)[number]): Fact => ({
    label,
    value: formatValue(kind, values.get(name)),
    span: WIDE.includes(name) ? COLUMNS : 1,
  });
};

/** The days of a protocol as people say them; empty without any. */
export function periodoEmPalavras({ dtInicio, dtFim }: Pick<Protocolo, 'dtInicio' | 'dtFim'>): string {
  if (dtInicio === null && dtFim === null) return '';
  if (dtInicio === null) return `até ${formatDate(dtFim)}`;
  if (dtFim === null) return `desde ${formatDate(dtInicio)}`;
  return dtInicio === dtFim ? formatDate(dtInicio) : `${formatDate(dtInicio)} a ${formatDate(dtFim)}`;
}

/** A protocol on paper: all that the technician noted, without the photos. */
export function documentoProtocolo(
  protocolo: Protocolo,
  { logotipo, emittedAt }: { logotipo: string | null; emittedAt: string },
): DocumentReport {
  const { id, flagAmostraAcompanhamento: acompanhamento } = protocolo;
  return {
    title: acompanhamento === 1 ? 'Protocolo de acompanhamento' : 'Protocolo de coleta',
    subtitle: [`Nº ${id}`, periodoEmPalavras(protocolo)].filter(Boolean).join(' – '),
    logo: logotipo,
    fileOf: String(id),
    orientation: 'portrait',
    blocks: [{ type: 'facts', columns: COLUMNS, facts: CAMPOS_PROTOCOLO.map(factOf(protocolo)) }],
    emittedAt,
  };
}
