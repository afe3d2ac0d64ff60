import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { editable } from './columns.ts';

function textColumns<T extends string>(builder: CreateTableBuilder<string, T>, names: readonly string[]) {
  return names.reduce<CreateTableBuilder<string, string>>((table, name) => table.addColumn(name, 'text'), builder);
}

/** A record that hangs on a client, found through it. */
function ofClient(db: Kysely<unknown>, name: string) {
  return editable(db, name).addColumn('idPessoa', 'integer', (c) => c.notNull().references('Pessoa.id'));
}

async function indexClient(db: Kysely<unknown>, name: string): Promise<void> {
  await db.schema.createIndex(`${name}_pessoa`).on(name).column('idPessoa').execute();
}

/** Clients with their addresses, contacts, sampling points, hydrometers, flow meters and readings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await textColumns(
    editable(db, 'Pessoa')
      .addColumn('nome', 'text', (c) => c.notNull())
      .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('flagTipoPessoa', 'text', (c) => c.notNull().defaultTo('J'))
      .addColumn('busca', 'text', (c) => c.notNull())
      .addColumn('idRamoAtividade', 'integer', (c) => c.references('RamoAtividade.id'))
      .addColumn('idRoteiro', 'integer', (c) => c.references('Roteiro.id')),
    [
      'codigo',
      'razaoSocial',
      'rg',
      'nroDocumento',
      'inscEstadual',
      'ufRG',
      'obsPrincipal',
      'obsSecundaria',
      'idIntegracao',
    ],
  ).execute();

  await textColumns(
    ofClient(db, 'PessoaEndereco').addColumn('idTipoEndereco', 'integer', (c) => c.notNull().defaultTo(1)),
    ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'latitude', 'longitude', 'linkMapa'],
  ).execute();
  await textColumns(
    ofClient(db, 'PessoaContato')
      .addColumn('nome', 'text', (c) => c.notNull())
      .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1)),
    ['departamento', 'email', 'telefone', 'obs'],
  ).execute();
  await ofClient(db, 'PessoaPontoColeta')
    .addColumn('descricao', 'text', (c) => c.notNull())
    .addColumn('planoAmostragem', 'text')
    .addColumn('busca', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('PessoaPontoColeta_busca').on('PessoaPontoColeta').column('busca').execute();
  await ofClient(db, 'PessoaHidrometro')
    .addColumn('registro', 'text', (c) => c.notNull())
    .addColumn('uc', 'text')
    .addColumn('idFonteAbastecimento', 'integer', (c) => c.references('FonteAbastecimento.id'))
    .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('flagMedidorVazao', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await textColumns(
    ofClient(db, 'PessoaMedidorVazao')
      .addColumn('idUsuarioTecnico', 'integer', (c) => c.references('Usuario.id'))
      .addColumn('idTipo', 'integer', (c) => c.references('PessoaMedidorVazaoTipo.id'))
      .addColumn('idCalculoHorimetro', 'integer', (c) => c.references('CalculoHorimetro.id'))
      .addColumn('flagCertificado', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1)),
    [
      'registro',
      'data',
      'dtAtualCalibragem',
      'dtProximaCalibragem',
      'dtValidadeCalibragem',
      'obsAtualCalibragem',
      'lacre',
      'nroSerie',
      'codigoEquipamento',
      'modelo',
      'obsCobranca',
    ],
  ).execute();
  await textColumns(
    editable(db, 'PessoaHidrometroLancamento')
      .addColumn('idHidrometro', 'integer', (c) => c.notNull().references('PessoaHidrometro.id'))
      .addColumn('idMes', 'integer', (c) => c.notNull())
      .addColumn('idAno', 'integer', (c) => c.notNull())
      .addColumn('idCategoriaCobranca', 'integer', (c) => c.references('CategoriaCobranca.id'))
      .addColumn('leituraAnterior', 'double precision', (c) => c.notNull().defaultTo(0))
      .addColumn('leituraAtual', 'double precision', (c) => c.notNull().defaultTo(0))
      .addColumn('volumeMedido', 'double precision', (c) => c.notNull().defaultTo(0))
      .addColumn('volumeCorrigido', 'double precision', (c) => c.notNull().defaultTo(0))
      .addColumn('flagMedia', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1)),
    ['tempoAnterior', 'tempoAtual', 'tempoFinal', 'medidorStatusNome', 'obs'],
  ).execute();

  for (const name of [
    'PessoaEndereco',
    'PessoaContato',
    'PessoaPontoColeta',
    'PessoaHidrometro',
    'PessoaMedidorVazao',
  ]) {
    await indexClient(db, name);
  }
  await db.schema
    .createIndex('PessoaHidrometroLancamento_mes')
    .on('PessoaHidrometroLancamento')
    .columns(['idHidrometro', 'idAno', 'idMes'])
    .unique()
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();
}
