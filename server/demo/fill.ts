import type { Transaction } from 'kysely';
import { dayOf } from '../../domain/calendar.ts';
import { recordAudit, SYSTEM } from '../audit.ts';
import type { Exactly, NewRow } from '../database/columns.ts';
import { insertAll, insertWithIds } from '../database/insert.ts';
import type { Databases } from '../database/open.ts';
import type { Schema, TableName } from '../database/schema.ts';
import { claimDemonstration, learnContents } from '../installation/repository.ts';
import { demoAgenda } from './agenda.ts';
import { demoCadastros } from './cadastros.ts';
import { demoCobrancas } from './cobrancas.ts';
import { demoColetas } from './coletas.ts';
import { demoLeituras } from './leituras.ts';
import { demoLog } from './log.ts';
import { demoMedidores } from './medidores.ts';
import { demoMonitoramento } from './monitoramento.ts';
import { demoPessoas } from './pessoas.ts';
import { demoDispositivos, demoProtocolos } from './protocolos.ts';
import { demoSequenciais } from './sequenciais.ts';
import { demoSubCadastros } from './subcadastros.ts';
import { demoUsuarios } from './usuarios.ts';

/**
 * Fills a database that was set up and has no users yet with invented clients, six years of collections and two of
 * readings, so that every screen has something to show. The same day gives the same data, passwords' salts and users'
 * UUIDs apart. Does nothing on a database in use.
 *
 * @returns whether it filled the database
 */
export async function fillDemo(databases: Databases, now: Date): Promise<boolean> {
  const data = await demoData(dayOf(now.toISOString()));
  return databases.write.transaction().execute(async (db) => {
    if (!(await claimDemonstration(db))) return false;
    for (const { table, count, insert } of data) {
      await insert(db);
      if (table === 'LogUsuario') continue;
      const after = { registros: count };
      const info = 'Dados de demonstração';
      await recordAudit(db, SYSTEM, now, { tabela: table, id: null, acao: 'Inclusão', after, info });
    }
    if (databases.engine === 'postgres') await learnContents(db);
    return true;
  });
}

/** Rows of one table, their columns checked, as steps of the filling. */
function ofTable<T extends TableName, R extends NewRow<T>>(table: T, rows: readonly (R & Exactly<R, NewRow<T>>)[]) {
  const counted = table !== 'Resultado';
  const insert = (db: Transaction<Schema>) =>
    counted ? insertWithIds<T, R>(db, table, rows) : insertAll<T, R>(db, table, rows);
  return { table, count: rows.length, insert };
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
  const monitoramento = demoMonitoramento(medidores.PessoaHidrometro, leituras, coletas, today);
  const cobrancas = demoCobrancas(Pessoa, sub.PessoaEndereco, medidores.PessoaHidrometro, coletas, today);
  return [
    ofTable('LogUsuario', demoLog(Usuario, touched, today)),
    ofTable('Usuario', Usuario),
    ofTable('Roteiro', cadastros.Roteiro),
    ofTable('RamoAtividade', cadastros.RamoAtividade),
    ofTable('RamoAtividadeParametro', cadastros.RamoAtividadeParametro),
    ofTable('FonteAbastecimento', cadastros.FonteAbastecimento),
    ofTable('PessoaMedidorVazaoTipo', cadastros.PessoaMedidorVazaoTipo),
    ofTable('Amostrador', cadastros.Amostrador),
    ofTable('RamoAtividadeParametroSinonimo', cadastros.RamoAtividadeParametroSinonimo),
    ofTable('Pessoa', Pessoa),
    ofTable('PessoaEndereco', sub.PessoaEndereco),
    ofTable('PessoaContato', sub.PessoaContato),
    ofTable('PessoaPontoColeta', sub.PessoaPontoColeta),
    ofTable('PessoaHidrometro', medidores.PessoaHidrometro),
    ofTable('PessoaMedidorVazao', medidores.PessoaMedidorVazao),
    ofTable('PessoaHidrometroLancamento', leituras),
    ofTable('HistoricoColeta', coletas.HistoricoColeta),
    ofTable('Resultado', coletas.Resultado),
    ofTable('RelatorioMonitoramento', monitoramento),
    ofTable('AgendaColeta', demoAgenda(Pessoa, monitoramento, today)),
    ofTable('RelatorioAtualizacaoDBO', cobrancas),
    ofTable('RelatorioSequencial', demoSequenciais(Pessoa, coletas, today)),
    ofTable('Dispositivo', demoDispositivos(today)),
    ofTable('Protocolo', demoProtocolos(Pessoa, sub.PessoaPontoColeta, coletas, today)),
  ];
}
