import { expectTypeOf, test } from 'vitest';
import type { RegisterEntity } from '../../resources/entities.ts';
import type { Books } from '../../server/bookkeeping.ts';
import type { Context, WriteContext } from '../../server/context.ts';
import type { Exactly, NewRow } from '../../server/database/columns.ts';
import type { insertAll } from '../../server/database/insert.ts';
import type { TableName } from '../../server/database/schema.ts';
import type { SubRecord, SubRecordTable } from '../../server/modules/cliente/subRecord/repository.ts';
import type {
  current,
  EditableTable,
  markRemoved,
  saveExisting,
  saveNew,
  VersionedTable,
  writeNext,
} from '../../server/records.ts';

// What these tests hold is seen by the type checker: `npm run check` fails where a table or a column is any text.

interface Misspelt {
  descricao: string;
  descrição: string;
}
type Point = { descricao: string; busca: string; idPessoa: number };

test('a table that may not be written so is refused', () => {
  expectTypeOf<Parameters<typeof current>[1]>().toEqualTypeOf<EditableTable>();
  expectTypeOf<Parameters<typeof writeNext>[1]>().toEqualTypeOf<VersionedTable>();
  expectTypeOf<Parameters<typeof saveExisting>[1]>().toEqualTypeOf<VersionedTable>();
  expectTypeOf<Parameters<typeof markRemoved>[1]>().toEqualTypeOf<EditableTable>();
  expectTypeOf<Parameters<typeof saveNew>[1]>().toExtend<EditableTable>();
  expectTypeOf<Parameters<typeof insertAll>[1]>().toEqualTypeOf<TableName>();
  expectTypeOf<SubRecordTable>().toExtend<EditableTable>();
  expectTypeOf<RegisterEntity>().toExtend<EditableTable>();
  expectTypeOf<'Roteiros'>().not.toExtend<EditableTable>();
  expectTypeOf<'LogUsuario'>().not.toExtend<EditableTable>();
  expectTypeOf<'Roteiro'>().not.toExtend<SubRecordTable>();
});

test('a column that the table does not have is refused, in a variable too', () => {
  expectTypeOf<{ descricao: string }>().toExtend<Parameters<typeof writeNext<'Roteiro', { descricao: string }>>[3]>();
  expectTypeOf<Misspelt>().not.toExtend<Parameters<typeof writeNext<'Roteiro', Misspelt>>[3]>();
  expectTypeOf<Misspelt>().not.toExtend<Parameters<typeof saveExisting<'Roteiro', Misspelt>>[3]>();
  expectTypeOf<Point>().toExtend<Parameters<typeof saveNew<'PessoaPontoColeta', Point>>[2]>();
  expectTypeOf<Point & { nome: string }>().not.toExtend<
    Parameters<typeof saveNew<'PessoaPontoColeta', Point & { nome: string }>>[2]
  >();
  type Link = NewRow<'RamoAtividadeParametro'>;
  expectTypeOf<Link & { idparametro: number }>().not.toExtend<Exactly<Link & { idparametro: number }, Link>>();
  expectTypeOf<SubRecord<'PessoaContato'>['visible'][number]>().toExtend<keyof NewRow<'PessoaContato'>>();
});

test('a column of the wrong type is refused', () => {
  expectTypeOf<{ flagAtivo: string }>().not.toExtend<
    Parameters<typeof writeNext<'Roteiro', { flagAtivo: number }>>[3]
  >();
});

test('a reading call is given nothing to write with, and no call the whole database', () => {
  expectTypeOf<Context>().not.toHaveProperty('write');
  expectTypeOf<Context>().not.toHaveProperty('keepBooks');
  expectTypeOf<Context>().not.toHaveProperty('databases');
  expectTypeOf<WriteContext>().not.toHaveProperty('databases');
  type Asking = 'selectFrom' | 'with' | 'executeQuery' | 'getExecutor';
  expectTypeOf<keyof Context['db']>().toEqualTypeOf<Asking>();
  expectTypeOf<keyof WriteContext['db']>().toEqualTypeOf<Asking>();
});

test('without an entry in the log only the bookkeeping’s tables are written', () => {
  type Unlogged = Parameters<Books['db']['insertInto']>[0];
  expectTypeOf<Unlogged>().toEqualTypeOf<
    | 'Sessao'
    | 'Sonda'
    | 'TentativaLogin'
    | 'UltimoAcesso'
    | 'PedidoSenha'
    | 'LinkSenha'
    | 'Mensagem'
    | 'MensagemAnexo'
    | 'AssinaturaEnvio'
    | 'Idempotencia'
    | 'Preferencia'
  >();
});
