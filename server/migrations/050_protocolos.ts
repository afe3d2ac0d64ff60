import type { Kysely } from 'kysely';
import { editable, isSqlite, table } from './columns.ts';

/** Devices of the field application: each has a token, of which a hash is kept. */
async function devices(db: Kysely<unknown>): Promise<void> {
  await editable(db, 'Dispositivo')
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('chave', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('Dispositivo_chave').on('Dispositivo').column('chave').unique().execute();
}

async function protocols(db: Kysely<unknown>): Promise<void> {
  await table(db, 'Protocolo')
    .addColumn('uuid', 'text', (c) => c.notNull())
    .addColumn('pedido', 'text', (c) => c.notNull())
    .addColumn('idDispositivo', 'integer', (c) => c.references('Dispositivo.id'))
    .addColumn('recebidoEm', 'text', (c) => c.notNull())
    .addColumn('flagAvisar', 'integer', (c) => c.notNull())
    .addColumn('nomeCliente', 'text', (c) => c.notNull())
    .addColumn('pontoColeta', 'text')
    .addColumn('dtInicio', 'text')
    .addColumn('dtFim', 'text')
    .addColumn('atividadeAmostra', 'text')
    .addColumn('flagAmostraAcompanhamento', 'integer', (c) => c.notNull())
    .addColumn('medidorInicial', 'double precision')
    .addColumn('medidorFinal', 'double precision')
    .addColumn('numeroLacre', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('tecnico', 'text')
    .addColumn('contato', 'text')
    .addColumn('horimetro', 'text')
    .addColumn('flagChuva', 'integer')
    .addColumn('flagAmostraCancelada', 'integer', (c) => c.notNull())
    .addColumn('motivoCancelamento', 'text')
    .addColumn('flagNc', 'integer')
    .addColumn('pH', 'double precision')
    .addColumn('temperatura', 'double precision')
    .addColumn('ss', 'double precision')
    .execute();
  await db.schema.createIndex('Protocolo_uuid').on('Protocolo').column('uuid').unique().execute();
  await db.schema.createIndex('Protocolo_avisar').on('Protocolo').columns(['flagAvisar', 'id']).execute();
}

/** Photos, each once whatever the number of protocols that it belongs to; its bytes here where there is no folder for them. */
async function images(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('Imagem')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('largura', 'integer', (c) => c.notNull())
    .addColumn('altura', 'integer', (c) => c.notNull())
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('recebidaEm', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('ImagemBytes')
    .addColumn('hash', 'text', (c) => c.notNull().references('Imagem.hash'))
    .addColumn('tamanho', 'text', (c) => c.notNull())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('ImagemBytes_pk', ['hash', 'tamanho'])
    .execute();
  await table(db, 'ProtocoloImagem')
    .addColumn('idProtocolo', 'integer', (c) => c.notNull().references('Protocolo.id'))
    .addColumn('hash', 'text', (c) => c.notNull().references('Imagem.hash'))
    .execute();
  await db.schema
    .createIndex('ProtocoloImagem_protocolo')
    .on('ProtocoloImagem')
    .columns(['idProtocolo', 'hash'])
    .unique()
    .execute();
}

/** Protocols of the field application, the devices that send them and their photos; a collection is found by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await devices(db);
  await protocols(db);
  await images(db);
  await db.schema.createIndex('HistoricoColeta_codigo').on('HistoricoColeta').column('codigoAmostra').execute();
}
