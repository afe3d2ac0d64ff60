import type { Transaction } from 'kysely';
import { momentToLocal } from '../../domain/calendar.ts';
import { recordAudit } from '../audit.ts';
import type { Databases } from '../database/open.ts';
import type { Schema, TableName } from '../database/schema.ts';
import { demoCadastros } from './cadastros.ts';
import { demoColetas } from './coletas.ts';
import { insertAll, insertWithIds } from './insert.ts';
import { demoLeituras } from './leituras.ts';
import { demoLog } from './log.ts';
import { demoMedidores } from './medidores.ts';
import { demoMonitoramento } from './monitoramento.ts';
import { demoPessoas } from './pessoas.ts';
import { demoSubCadastros } from './subcadastros.ts';
import { demoUsuarios } from './usuarios.ts';

const SYSTEM = { id: null, login: 'sistema' };

/**
 * Fills a database that was set up and has no users yet with invented clients, six years of collections and two of
 * readings, so that every screen has something to show. The same day gives the same data, passwords' salts and users'
 * UUIDs apart. Does nothing on a database in use.
 *
 * @returns whether it filled the database
 */
export async function fillDemo(databases: Databases, now: Date): Promise<boolean> {
  const data = await demoData(momentToLocal(now.toISOString())!.date);
  return databases.write.transaction().execute(async (db) => {
    if (!(await claim(db))) return false;
    for (const [table, rows] of Object.entries(data)) {
      if (table === 'Resultado') await insertAll(db, table, data.Resultado);
      else await insertWithIds(db, table as TableName, rows as never);
      if (table === 'LogUsuario') continue;
      await recordAudit(db, SYSTEM, now, {
        tabela: table,
        id: null,
        acao: 'Inclusão',
        after: { registros: rows.length },
        info: 'Dados de demonstração',
      });
    }
    return true;
  });
}

/** Marks the installation as a demonstration, unless someone uses it or another process was first. */
async function claim(db: Transaction<Schema>): Promise<boolean> {
  const marked = await db
    .updateTable('Instalacao')
    .set({ demonstracao: 1 })
    .where('id', '=', 1)
    .where('demonstracao', '=', 0)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('Usuario').select('id'))))
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** All rows by table, in the order in which their references allow them to be written. */
async function demoData(today: string) {
  const Usuario = await demoUsuarios(today);
  const cadastros = demoCadastros(today);
  const Pessoa = demoPessoas(today);
  const sub = demoSubCadastros(Pessoa);
  const medidores = demoMedidores(Pessoa, today);
  const coletas = demoColetas(Pessoa, sub.PessoaPontoColeta, cadastros.Amostrador, today);
  const leituras = demoLeituras(Pessoa, medidores.PessoaHidrometro, medidores.PessoaMedidorVazao, today);
  const touched = {
    clientes: Pessoa,
    contatos: sub.PessoaContato,
    pontos: sub.PessoaPontoColeta,
    coletas: coletas.HistoricoColeta,
  };
  return {
    LogUsuario: demoLog(Usuario, touched, today),
    Usuario,
    ...cadastros,
    Pessoa,
    ...sub,
    ...medidores,
    PessoaHidrometroLancamento: leituras,
    ...coletas,
    RelatorioMonitoramento: demoMonitoramento(medidores.PessoaHidrometro, leituras, coletas, today),
  };
}
