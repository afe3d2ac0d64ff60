import type { Selectable } from 'kysely';
import { acaoText, type Mudanca } from '../../../domain/log/acao.ts';
import type { Schema } from '../../database/schema.ts';

type Row = Pick<Selectable<Schema['LogUsuario']>, 'evento' | 'tabela' | 'idReferencia' | 'mudancas' | 'texto'>;

/** What a row of the log tells: as the contract's text, and its fields; these are null when there is only the text. */
export function told(row: Row): { acao: string; mudancas: Mudanca[] | null } {
  const { evento, tabela, idReferencia, texto } = row;
  const mudancas: Mudanca[] | null = row.mudancas === null ? null : JSON.parse(row.mudancas);
  return { acao: texto ?? acaoText({ evento, tabela, idReferencia, mudancas }), mudancas };
}
