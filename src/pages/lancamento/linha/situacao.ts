import { currentUser } from '../../../app/session.ts';
import { whoseChange } from '../../../kit/forms/conflict.ts';
import type { Tone } from '../../../kit/tables/tones.ts';
import { ilegivel } from '../leitura/campos.ts';
import type { Linha } from './linha.ts';

interface Situacao {
  tone?: Tone;
  /** Whether it is saved, what keeps it from being, what is odd about it. */
  textos: readonly string[];
}

/** What is told of a reading that was saved while another one was typed, by whose it is. */
const ALTERADA = {
  own: 'você mesmo a salvou: compare',
  others: 'outra pessoa a salvou: compare',
  unknown: 'foi salva de novo: compare',
};

function falhaDe({ falha }: Linha): string[] {
  if (!falha) return [];
  const { resultado } = falha;
  if (resultado.como === 'alterada') return [ALTERADA[whoseChange(resultado.conflito, currentUser())]];
  return [resultado.mensagem];
}

/** What keeps a pending row from being saved, by the field in which something has to be changed. */
export function errosDe({ pendente, falha, calculado, textos }: Linha): Readonly<Record<string, string>> {
  if (!pendente) return {};
  const refused = falha?.resultado.como === 'recusada' ? falha.resultado.campos : {};
  const { campoRecusado, recusa } = calculado;
  if (campoRecusado === null || recusa === null) return refused;
  // Beside the field nobody needs its name.
  return { ...refused, [campoRecusado]: ilegivel(textos)?.erro ?? recusa };
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
