import { currentUser } from '../../app/session.ts';
import { isOwnChange } from '../../kit/forms/conflict.ts';
import type { Tone } from '../../kit/tables/tones.ts';
import type { Linha } from './linha.ts';

interface Situacao {
  tone?: Tone;
  /** Whether it is saved, what keeps it from being, what is odd about it. */
  textos: readonly string[];
}

function falhaDe({ falha }: Linha): string[] {
  if (!falha) return [];
  const { resultado } = falha;
  if (resultado.como === 'alterada') {
    return [`${isOwnChange(resultado.conflito, currentUser()) ? 'você mesmo' : 'outra pessoa'} a alterou: compare`];
  }
  return [resultado.mensagem];
}

/** The fields of which something has to be changed before a pending row can be saved. */
export function erradosDe({ pendente, falha, calculado }: Linha): readonly string[] {
  if (!pendente) return [];
  const refused = falha?.resultado.como === 'recusada' ? Object.keys(falha.resultado.campos) : [];
  return calculado.campoRecusado === null ? refused : [calculado.campoRecusado, ...refused];
}

/** What users are told of a row: 'não salvo' and why, or that nobody read the meter yet. */
export function situacaoDe(linha: Linha): Situacao {
  const { leitura, pendente, falha, calculado } = linha;
  const { recusa, estranhezas, semMotivo } = calculado;
  if (!pendente) {
    const saved = leitura.id === 0 ? 'sem leitura' : leitura.motivo ? 'salva, com motivo' : 'salva';
    return estranhezas.length > 0
      ? { tone: 'warning', textos: [saved, ...estranhezas, leitura.motivo ? 'sem motivo para isto' : 'sem motivo'] }
      : { textos: [saved] };
  }
  const odd = [...(recusa ? [recusa] : []), ...estranhezas, ...(semMotivo ? ['diga o motivo'] : [])];
  // What the server says of it, it mostly says of what is odd: once is enough.
  const told = falhaDe(linha).filter((text) => !odd.some((one) => text.includes(one)));
  return { tone: falha || recusa ? 'error' : 'warning', textos: ['não salvo', ...told, ...odd] };
}
