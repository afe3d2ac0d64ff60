import type { Kysely } from 'kysely';
import { table } from './columns.ts';

/** A table of lines of MyLIMS files, found by the sample's code. */
function staged(db: Kysely<unknown>, name: string) {
  return table(db, name)
    .addColumn('idArquivo', 'integer', (c) => c.notNull().references('UploadArquivo.id').onDelete('cascade'))
    .addColumn('linha', 'integer', (c) => c.notNull())
    .addColumn('codigo', 'text')
    .addColumn('codigoAmostra', 'text')
    .addColumn('motivo', 'text');
}

/** Lines of MyLIMS files wait here until they are joined into the history by the sample's code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await staged(db, 'MylimsAmostra')
    .addColumn('cliente', 'text')
    .addColumn('ponto', 'text')
    .addColumn('data', 'text')
    .addColumn('hora', 'text')
    .addColumn('detalhes', 'text')
    .addColumn('publicada', 'integer', (c) => c.notNull())
    .addColumn('idColeta', 'integer')
    .execute();
  await staged(db, 'MylimsAnalise')
    .addColumn('parametro', 'text')
    .addColumn('valor', 'text')
    .addColumn('unidade', 'text')
    .addColumn('situacao', 'text')
    .execute();
  await staged(db, 'MylimsInformacao')
    .addColumn('cliente', 'text')
    .addColumn('detalhes', 'text')
    .addColumn('observacao', 'text')
    .addColumn('idColeta', 'integer')
    .addColumn('preenchidos', 'text')
    .addColumn('idPessoa', 'integer')
    .execute();
  for (const name of ['MylimsAmostra', 'MylimsAnalise', 'MylimsInformacao']) {
    await db.schema.createIndex(`${name}_codigo`).on(name).columns(['codigo', 'id']).execute();
    await db.schema.createIndex(`${name}_arquivo`).on(name).columns(['idArquivo', 'id']).execute();
  }
}
