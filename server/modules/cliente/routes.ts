import type { ResumoCliente } from '../../../contract/clientes.ts';
import { contract } from '../../../contract/index.ts';
import { momentToLocal } from '../../../domain/calendar.ts';
import { clientSummary } from '../../../domain/cliente/clientSummary.ts';
import { normalize, searchText } from '../../../domain/searchText.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { PESSOA, PESSOA_LIDA } from '../../../resources/cliente/pessoa.ts';
import { type Implementation, implement } from '../../context.ts';
import { contains } from '../../database/text.ts';
import { AppError, notFound } from '../../errors.ts';
import { current, refuseStale, saveExisting, saveNew } from '../../records.ts';
import { refuseUnknown } from './references.ts';
import { recordsOfClient } from './resumoRepository.ts';

const LIST = ['id', 'codigo', 'nome', 'razaoSocial', 'flagAtivo', 'dtCadastro', 'obsPrincipal'] as const;
const VISIBLE = namesOf(PESSOA);

const { clientes } = contract;

export const clienteRoutes: Implementation[] = [
  implement(clientes.list, ({ db }, { query: { descricao, flagAtivo, flagMedidor } }) => {
    let query = db.selectFrom('Pessoa').select(LIST).where('removidoEm', 'is', null);
    if (descricao) query = query.where(contains('busca', normalize(descricao)));
    if (flagAtivo !== null) query = query.where('flagAtivo', '=', flagAtivo);
    if (flagMedidor !== null) {
      query = query.where(({ exists, not, selectFrom }) => {
        const meter = exists(
          selectFrom('PessoaMedidorVazao')
            .select('PessoaMedidorVazao.id')
            .whereRef('PessoaMedidorVazao.idPessoa', '=', 'Pessoa.id')
            .where('PessoaMedidorVazao.removidoEm', 'is', null),
        );
        return flagMedidor === 1 ? meter : not(meter);
      });
    }
    return query.orderBy('nome').orderBy('id').execute();
  }),
  implement(clientes.one, async ({ db }, { params }) => {
    const row = await db
      .selectFrom('Pessoa')
      .select(['id', 'dtCadastro', ...namesOf(PESSOA_LIDA), 'versao'])
      .where('id', '=', params.id)
      .where('removidoEm', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound('Cliente não encontrado');
    return row;
  }),
  implement(clientes.resumo, async ({ db, now }, { params: { id } }): Promise<ResumoCliente> => {
    const client = await db
      .selectFrom('Pessoa')
      .select('flagAtivo')
      .where('id', '=', id)
      .where('removidoEm', 'is', null)
      .executeTakeFirst();
    if (!client) throw notFound('Cliente não encontrado');
    const today = momentToLocal(now().toISOString())!.date;
    const summary = clientSummary(await recordsOfClient(db, id, today), today);
    return { id, flagAtivo: client.flagAtivo === 1 ? 1 : 0, ...summary };
  }),
  implement(clientes.save, ({ write }, { body }) =>
    write(async (tx) => {
      const { id, versao } = body;
      const fields = pickFields(PESSOA, body);
      await refuseUnknown(tx, PESSOA, fields);
      const busca = searchText([fields.codigo, fields.nome, fields.razaoSocial, fields.nroDocumento]);
      const values = { ...fields, busca };
      if (!id) return saveNew(tx, 'Pessoa', values, { idPessoa: (created) => created, visible: VISIBLE });
      const row = await current(tx, 'Pessoa', id);
      await refuseStale(tx, 'Pessoa', row, versao, VISIBLE);
      if (fields.flagAtivo === 0 && fields.obsPrincipal === row.obsPrincipal) {
        throw new AppError('REFUSED', 'Altere as observações', { campos: { obsPrincipal: 'Altere as observações' } });
      }
      return saveExisting(tx, 'Pessoa', row, values, { idPessoa: id, visible: VISIBLE });
    }),
  ),
];
