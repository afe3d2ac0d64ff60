import { contract } from '../../../contract/index.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO as FIELDS } from '../../../resources/cliente/monitoramento.ts';
import { type Implementation, implement } from '../../context.ts';
import { waitTurn } from '../../database/turn.ts';
import { fieldError, notFound } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { removeSubRecord, type SubRecord, saveSubRecord } from '../cliente/subRecord.ts';
import { yearBefore } from './yearBefore.ts';

const { monitoramentoAnual } = contract;
const NAMES = namesOf(FIELDS);
const MONITORAMENTO: SubRecord<'RelatorioMonitoramento'> = { table: 'RelatorioMonitoramento', visible: NAMES };

/** Refuses a second record of a client for one year, two people adding it at once included. */
async function refuseSameYear(
  tx: Tx,
  { id, idPessoa, ano }: { id?: number | null | undefined; idPessoa: number; ano: number },
) {
  await waitTurn(tx.db, `RelatorioMonitoramento:${idPessoa}`);
  const twin = await tx.db
    .selectFrom('RelatorioMonitoramento')
    .select('id')
    .where('idPessoa', '=', idPessoa)
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (twin && twin.id !== id) throw fieldError('ano', `Este cliente já tem o monitoramento de ${ano}`, 'CONFLICT');
}

/** Annual monitoring of clients. */
export const monitoramentoRoutes: Implementation[] = [
  implement(monitoramentoAnual.list, ({ db }, { params }) =>
    db
      .selectFrom('RelatorioMonitoramento')
      .select(['id', 'idPessoa', ...NAMES, 'versao'])
      .where('idPessoa', '=', params.idPessoa)
      .where('removidoEm', 'is', null)
      .orderBy('ano', 'desc')
      .execute(),
  ),
  implement(monitoramentoAnual.save, ({ write }, { body }) =>
    write(async (tx) => {
      await refuseSameYear(tx, body);
      return saveSubRecord(tx, MONITORAMENTO, body, pickFields(FIELDS, body));
    }),
  ),
  implement(monitoramentoAnual.yearBefore, async ({ db }, { body }) => {
    const client = await db
      .selectFrom('Pessoa')
      .select('id')
      .where('id', '=', body.idPessoa)
      .where('removidoEm', 'is', null)
      .executeTakeFirst();
    if (!client) throw notFound('Cliente não encontrado');
    return yearBefore(db, body.idPessoa, body.ano);
  }),
  implement(monitoramentoAnual.remove, ({ write }, { body }) =>
    write((tx) => removeSubRecord(tx, MONITORAMENTO, body)),
  ),
];
