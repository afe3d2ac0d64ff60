import type { Letter } from '../../../mail/letter.ts';

/** What a letter tells of a subscription: the report's title, what it is of, its filters in words. */
export interface Told {
  titulo: string;
  /** 'outubro de 2026', or the day of a report without a period. */
  periodo: string;
  filtros: string | null;
}

const ENDING = 'Para alterar ou cancelar a assinatura, abra Minha conta no sistema.';

const facts = ({ titulo, periodo, filtros }: Told): (readonly [string, string])[] => [
  ['Relatório', titulo],
  ['Período', periodo],
  ...(filtros ? [['Filtros', filtros] as const] : []),
];

const heading = ({ titulo, periodo }: Told) => `${titulo} – ${periodo}`;

/** Carries a report. */
export function reportLetter(told: Told, publicUrl: string): Letter {
  return {
    assunto: heading(told),
    paragraphs: [`Segue o relatório que você assina, referente a ${told.periodo}.`, ENDING],
    facts: facts(told),
    link: { label: 'Sistema', url: `${publicUrl}/minha-conta` },
  };
}

/** Says that there is nothing to report. */
export function emptyLetter(told: Told, publicUrl: string): Letter {
  return {
    assunto: `${heading(told)} (sem dados)`,
    paragraphs: [
      `Não há nada a relatar em ${told.periodo}: o relatório que você assina está vazio, e nenhum arquivo foi anexado.`,
      ENDING,
    ],
    facts: facts(told),
    link: { label: 'Sistema', url: `${publicUrl}/minha-conta` },
  };
}

/** What the subjects of letters begin with that say so. */
export const FAILED = 'Relatório não enviado';

/** Says that a report was not sent, and what follows from it. To its owner and to who administers. */
export function failureLetter(told: Told & { assinante: string; motivo: string; consequencia: string }): Letter {
  return {
    assunto: `${FAILED}: ${heading(told)}`,
    paragraphs: [`O relatório que ${told.assinante} assina por e-mail não foi enviado.`, told.consequencia],
    facts: [...facts(told), ['Assinante', told.assinante], ['Motivo', told.motivo]],
  };
}

/** Says that a subscription is there no more, and why. @param titulo of its report */
export function endedLetter(titulo: string, motivo: string): Letter {
  return {
    assunto: `Assinatura cancelada: ${titulo}`,
    paragraphs: [
      'O relatório que você assina por e-mail não será mais enviado.',
      'Para recebê-lo com outros filtros, abra o relatório no sistema e assine-o de novo.',
    ],
    facts: [
      ['Relatório', titulo],
      ['Motivo', motivo],
    ],
  };
}
