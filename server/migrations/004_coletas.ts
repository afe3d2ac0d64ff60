import { type Kysely, sql } from 'kysely';
import { editable, table } from './columns.ts';

/** Uploaded files, collections, their results as rows, and results of a file that found no match yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'UploadArquivo')
    .addColumn('nomeArquivo', 'text', (c) => c.notNull())
    .addColumn('conteudo', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('situacao', 'text', (c) => c.notNull())
    .addColumn('laboratorio', 'integer')
    .addColumn('linhas', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('importadas', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('repetidas', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('pendentes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('idUsuario', 'integer')
    .addColumn('dtCadastro', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('UploadArquivo_nome')
    .on('UploadArquivo')
    .columns(['conteudo', 'nomeArquivo'])
    .unique()
    .execute();

  await editable(db, 'HistoricoColeta')
    .addColumn('idPessoa', 'integer', (c) => c.notNull().references('Pessoa.id'))
    .addColumn('idPontoColeta', 'integer', (c) => c.references('PessoaPontoColeta.id'))
    .addColumn('idArquivo', 'integer', (c) => c.references('UploadArquivo.id'))
    .addColumn('chave', 'text')
    .addColumn('codigoAmostra', 'text')
    .addColumn('amostrador', 'text')
    .addColumn('dtInstalaco', 'text')
    .addColumn('horaInstalacao', 'text')
    .addColumn('dtRetirada', 'text', (c) => c.notNull())
    .addColumn('horaRetirada', 'text')
    .addColumn('tempoInstalacao', 'text')
    .addColumn('qtdeColeta', 'integer')
    .addColumn('flagChuva', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('medidorInicial', 'double precision')
    .addColumn('medidorFinal', 'double precision')
    .addColumn('volumeMedido', 'double precision')
    .addColumn('idTipoDBO', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('HistoricoColeta_chave')
    .on('HistoricoColeta')
    .column('chave')
    .unique()
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();
  await db.schema
    .createIndex('HistoricoColeta_pessoa')
    .on('HistoricoColeta')
    .columns(['idPessoa', 'dtRetirada'])
    .execute();
  await db.schema
    .createIndex('HistoricoColeta_data')
    .on('HistoricoColeta')
    .columns(['dtRetirada', 'id'])
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();
  await db.schema.createIndex('HistoricoColeta_arquivo').on('HistoricoColeta').column('idArquivo').execute();

  await db.schema
    .createTable('Resultado')
    .addColumn('idColeta', 'integer', (c) => c.notNull().references('HistoricoColeta.id').onDelete('cascade'))
    .addColumn('idParametro', 'integer', (c) => c.notNull().references('Parametro.id'))
    .addColumn('bruto', 'text', (c) => c.notNull())
    .addColumn('operador', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('numero', 'double precision')
    .addColumn('unidade', 'text')
    .addColumn('idArquivo', 'integer', (c) => c.references('UploadArquivo.id'))
    .addPrimaryKeyConstraint('Resultado_pk', ['idColeta', 'idParametro'])
    .execute();
  await db.schema.createIndex('Resultado_parametro').on('Resultado').column('idParametro').execute();
  await db.schema.createIndex('Resultado_arquivo').on('Resultado').column('idArquivo').execute();

  await table(db, 'ImportacaoPendente')
    .addColumn('idArquivo', 'integer', (c) => c.notNull().references('UploadArquivo.id').onDelete('cascade'))
    .addColumn('planilha', 'text', (c) => c.notNull())
    .addColumn('linha', 'integer', (c) => c.notNull())
    .addColumn('coluna', 'text')
    .addColumn('codigoAmostra', 'text')
    .addColumn('ponto', 'text')
    .addColumn('cliente', 'text')
    .addColumn('data', 'text')
    .addColumn('hora', 'text')
    .addColumn('parametro', 'text')
    .addColumn('valor', 'text')
    .addColumn('unidade', 'text')
    .addColumn('detalhes', 'text')
    .addColumn('motivo', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('ImportacaoPendente_arquivo').on('ImportacaoPendente').column('idArquivo').execute();
}
