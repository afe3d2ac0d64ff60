import type { Tx } from '../../../../write.ts';
import { semCodigo } from '../proximas/tellApart.ts';
import { namedBy, passCodesOn, unname } from './repository.ts';

/**
 * Takes back the codes that a file gave to collections without one, but for those that another file tells too. One stays
 * as well where there is a collection without a code by now, of which it could not be told.
 *
 * @param info what the log says of where it comes from
 */
export async function takeCodesBack(tx: Tx, idArquivo: number, info: string): Promise<void> {
  await passCodesOn(tx, idArquivo);
  for (const { id, idPessoa, codigoAmostra, ...coleta } of await namedBy(tx, idArquivo)) {
    const { idPontoColeta, dtRetirada: data, horaRetirada: hora } = coleta;
    if (idPontoColeta === null || !(await unname(tx, id, semCodigo({ idPontoColeta, data, hora })))) continue;
    const told = { tabela: 'HistoricoColeta', id, idPessoa, acao: 'Alteração', info } as const;
    await tx.audit({ ...told, before: { codigoAmostra }, after: { codigoAmostra: null } });
  }
}
