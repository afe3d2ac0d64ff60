import type { Kysely } from 'kysely';
import { defineRegister } from '../../resources/defineRegister.ts';
import { editable, registerColumns } from '../../server/migrations/columns.ts';
import { testEntity } from '../fixtures/testEntity.ts';
import { openTestDatabase, startServer, type TestServer } from './harness.ts';

/** A register that no product has: everything about it comes from this definition and its table. */
export const ferramenta = defineRegister({
  resource: 'cadastro/roteiro',
  entity: testEntity('Ferramenta'),
  title: 'Ferramentas',
  item: 'Ferramenta',
  gender: 'f',
  fields: [
    { name: 'codigo', label: 'Código', kind: 'text', maxLength: 10 },
    { name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 40 },
    { name: 'peso', label: 'Peso', kind: 'decimal', decimals: 2, default: 1 },
    { name: 'dtCompra', label: 'Data da Compra', kind: 'date' },
    { name: 'flagEmprestavel', label: 'Emprestável', kind: 'simNao', default: 0 },
  ],
  list: ['codigo', 'descricao', 'peso', 'dtCompra', 'flagEmprestavel', 'flagAtivo'],
  unique: ['codigo', 'descricao'],
  uses: [
    { table: 'Emprestimo', column: 'idFerramenta', label: ['empréstimo', 'empréstimos'] },
    {
      table: 'Gaveta',
      column: 'idFerramenta',
      label: ['gaveta', 'gavetas'],
      owner: { table: 'Emprestimo', column: 'idEmprestimo' },
    },
  ],
  pdf: { title: 'Relatório de Ferramentas' },
  excel: { file: 'Ferramenta' },
});

/** A server with that register alone, its table, and two tables that refer to it. */
export async function startFerramentas(): Promise<TestServer> {
  const databases = await openTestDatabase();
  const db = databases.write as unknown as Kysely<unknown>;
  await registerColumns(db, 'Ferramenta')
    .addColumn('codigo', 'text')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('peso', 'double precision', (c) => c.notNull())
    .addColumn('dtCompra', 'text')
    .addColumn('flagEmprestavel', 'integer', (c) => c.notNull())
    .execute();
  await editable(db, 'Emprestimo').addColumn('idFerramenta', 'integer').execute();
  await db.schema
    .createTable('Gaveta')
    .addColumn('idFerramenta', 'integer')
    .addColumn('idEmprestimo', 'integer')
    .execute();
  return startServer({ registers: [ferramenta], databases });
}
