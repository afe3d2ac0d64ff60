import { type Conteudo, MENU_DE } from '../../../contract/importacao.ts';
import { type Level, mayAccess } from '../../../domain/acesso/access.ts';
import type { Context } from '../../context.ts';
import { forbidden } from '../../errors.ts';

/** Whether the user may see, or change, the files of one import screen. */
export function mayTouch({ modules }: Pick<Context, 'modules'>, conteudo: Conteudo, level: Level): boolean {
  return mayAccess(modules, MENU_DE[conteudo], level);
}

/** The right to one screen's files is none to the other's. @throws AppError FORBIDDEN */
export function refuseOthers(context: Pick<Context, 'modules'>, conteudo: Conteudo, level: Level): void {
  if (!mayTouch(context, conteudo, level)) throw forbidden();
}
