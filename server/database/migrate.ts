import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import * as acesso from '../migrations/001_acesso.ts';
import * as cadastros from '../migrations/002_cadastros.ts';
import * as clientes from '../migrations/003_clientes.ts';
import * as coletas from '../migrations/004_coletas.ts';
import * as sistema from '../migrations/005_sistema.ts';
import * as acessoMensagens from '../migrations/006_acesso_mensagens.ts';
import * as cadastrosPreferencias from '../migrations/007_cadastros_preferencias.ts';
import * as clientesMonitoramento from '../migrations/008_clientes.ts';
import * as contatoApagado from '../migrations/009_contato_apagado.ts';
import * as logDados from '../migrations/010_log_dados.ts';
import * as logBusca from '../migrations/011_log_busca.ts';
import * as versaoAcesso from '../migrations/012_versao_acesso.ts';
import * as coletasEmOrdem from '../migrations/013_coletas_em_ordem.ts';
import * as sonda from '../migrations/014_sonda.ts';
import * as ultimoAcesso from '../migrations/015_ultimo_acesso.ts';
import * as coletaEDocumento from '../migrations/017_chuva_e_documento.ts';
import * as motivoMonitoramento from '../migrations/018_motivo_monitoramento.ts';
import * as logPorReferencia from '../migrations/019_log_por_referencia.ts';
import * as historico from '../migrations/020_historico.ts';
import * as bytesDeArquivos from '../migrations/021_bytes_de_arquivos.ts';
import * as mylims from '../migrations/022_mylims.ts';
import * as escolhasDeLaboratorio from '../migrations/023_escolhas_de_laboratorio.ts';
import * as configuracaoRelatorios from '../migrations/030_configuracao_relatorios.ts';
import * as logotipo from '../migrations/031_logotipo.ts';
import * as leituras from '../migrations/032_leituras.ts';
import * as formulariosDeLeitura from '../migrations/033_formularios_de_leitura.ts';
import * as coletasPorHora from '../migrations/034_coletas_por_hora.ts';
import * as relatorios from '../migrations/035_relatorios.ts';
import * as relatorioAtualizacaoDbo from '../migrations/036_relatorio_atualizacao_dbo.ts';
import * as sequenciais from '../migrations/037_sequenciais.ts';
import * as formulariosDeTabelas from '../migrations/040_formularios_de_tabelas.ts';
import * as assinaturas from '../migrations/041_assinaturas.ts';
import * as logIndexado from '../migrations/045_log_indexado.ts';
import * as destinatarioContas from '../migrations/046_destinatario_contas.ts';
import * as logPorEvento from '../migrations/047_log_por_evento.ts';
import * as coletasDaCobranca from '../migrations/048_coletas_da_cobranca.ts';
import * as mensagemDaAssinatura from '../migrations/049_mensagem_da_assinatura.ts';
import * as protocolos from '../migrations/050_protocolos.ts';
import * as configuracaoApp from '../migrations/052_configuracao_app.ts';
import * as cartasNaoConformes from '../migrations/053_cartas_nao_conformes.ts';
import * as agenda from '../migrations/054_agenda.ts';
import * as versaoModulos from '../migrations/055_versao_modulos.ts';
import * as apagamento from '../migrations/056_apagamento.ts';
import * as nomesEmTextos from '../migrations/057_nomes_em_textos.ts';
import * as validadeDaMensagem from '../migrations/058_validade_da_mensagem.ts';
import * as leiturasDitas from '../migrations/059_leituras_ditas.ts';
import * as idempotencia from '../migrations/060_idempotencia.ts';
import * as nomesApagados from '../migrations/061_nomes_apagados.ts';
import * as mensagemDoProtocolo from '../migrations/062_mensagem_do_protocolo.ts';
import * as medidoresVirados from '../migrations/063_medidores_virados.ts';
import * as regraDaLeitura from '../migrations/064_regra_da_leitura.ts';
import * as coletasPorTexto from '../migrations/065_coletas_por_texto.ts';
import * as amostrasDosArquivos from '../migrations/066_amostras_dos_arquivos.ts';
import * as resultadosRetirados from '../migrations/067_resultados_retirados.ts';
import type { Databases } from './open.ts';

/** Every change of the schema, in order. A new one is added at the end and never edited once released. */
const MIGRATIONS: Record<string, Migration> = {
  '001_acesso': acesso,
  '002_cadastros': cadastros,
  '003_clientes': clientes,
  '004_coletas': coletas,
  '005_sistema': sistema,
  '006_acesso_mensagens': acessoMensagens,
  '007_cadastros_preferencias': cadastrosPreferencias,
  '008_clientes': clientesMonitoramento,
  '009_contato_apagado': contatoApagado,
  '010_log_dados': logDados,
  '011_log_busca': logBusca,
  '012_versao_acesso': versaoAcesso,
  '013_coletas_em_ordem': coletasEmOrdem,
  '014_sonda': sonda,
  '015_ultimo_acesso': ultimoAcesso,
  '017_chuva_e_documento': coletaEDocumento,
  '018_motivo_monitoramento': motivoMonitoramento,
  '019_log_por_referencia': logPorReferencia,
  '020_historico': historico,
  '021_bytes_de_arquivos': bytesDeArquivos,
  '022_mylims': mylims,
  '023_escolhas_de_laboratorio': escolhasDeLaboratorio,
  '030_configuracao_relatorios': configuracaoRelatorios,
  '031_logotipo': logotipo,
  '032_leituras': leituras,
  '033_formularios_de_leitura': formulariosDeLeitura,
  '034_coletas_por_hora': coletasPorHora,
  '035_relatorios': relatorios,
  '036_relatorio_atualizacao_dbo': relatorioAtualizacaoDbo,
  '037_sequenciais': sequenciais,
  '040_formularios_de_tabelas': formulariosDeTabelas,
  '041_assinaturas': assinaturas,
  '045_log_indexado': logIndexado,
  '046_destinatario_contas': destinatarioContas,
  '047_log_por_evento': logPorEvento,
  '048_coletas_da_cobranca': coletasDaCobranca,
  '049_mensagem_da_assinatura': mensagemDaAssinatura,
  '050_protocolos': protocolos,
  '052_configuracao_app': configuracaoApp,
  '053_cartas_nao_conformes': cartasNaoConformes,
  '054_agenda': agenda,
  '055_versao_modulos': versaoModulos,
  '056_apagamento': apagamento,
  '057_nomes_em_textos': nomesEmTextos,
  '058_validade_da_mensagem': validadeDaMensagem,
  '059_leituras_ditas': leiturasDitas,
  '060_idempotencia': idempotencia,
  '061_nomes_apagados': nomesApagados,
  '062_mensagem_do_protocolo': mensagemDoProtocolo,
  '063_medidores_virados': medidoresVirados,
  '064_regra_da_leitura': regraDaLeitura,
  '065_coletas_por_texto': coletasPorTexto,
  '066_amostras_dos_arquivos': amostrasDosArquivos,
  '067_resultados_retirados': resultadosRetirados,
};

const LATEST = Object.keys(MIGRATIONS).at(-1) as string;

const ELSEWHERE =
  'O banco de dados é de uma versão que não chegou a ser lançada, e as mudanças dele não estão na ordem das desta';
const ELSEWHERE_ADVICE = 'Use uma cópia do banco feita antes dela.';

const LATER = 'O banco de dados já foi usado por uma versão mais nova do sistema, que esta não conhece';
const LATER_ADVICE = 'Volte à versão mais nova, ou use uma cópia do banco feita antes dela.';

/** PostgreSQL's code, and what SQLite says. */
const isMissingTable = (error: unknown) =>
  (error as { code?: string }).code === '42P01' || /no such table/.test((error as Error).message);

/** Names of the changes that were made. Asked of a reader: a start that finds all in place opens nothing else. */
async function made({ read }: Databases): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration" order by "name"`
    .execute(read)
    .catch((error: unknown) => {
      if (isMissingTable(error)) return { rows: [] };
      throw error;
    });
  return rows.map(({ name }) => name);
}

/** Whether nothing was ever made in the database. */
export async function isNew(databases: Databases): Promise<boolean> {
  return (await made(databases)).length === 0;
}

/**
 * Brings the schema up to date; does nothing when it is.
 *
 * @throws ConfigError when a later version of the product made it; else the first failing migration's error, the schema
 * left as it was before that migration.
 */
export async function migrate(databases: Databases): Promise<void> {
  const names = await made(databases);
  refuseForeign(names);
  if (names.length < Object.keys(MIGRATIONS).length) await migrateTo(databases, LATEST);
}

/**
 * Refuses a database that this version cannot bring up to date.
 *
 * @param names of the changes that were made to it, in their order
 */
export function refuseForeign(names: readonly string[]): void {
  const known = Object.keys(MIGRATIONS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new ConfigError(`${LATER} (mudança ${unknown}). ${LATER_ADVICE}`);
  const lacking = known.find((name, at) => at < names.length && names[at] !== name);
  if (lacking) throw new ConfigError(`${ELSEWHERE} (falta ${lacking}). ${ELSEWHERE_ADVICE}`);
}

/** Makes the changes up to one of them. @throws as `migrate` */
export async function migrateTo(databases: Databases, name: string): Promise<void> {
  const { Migrator } = await import('kysely/migration');
  const migrations = databases.engine === 'sqlite' ? MIGRATIONS : withoutWaiting(MIGRATIONS);
  await databases.unhurried(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
  });
}

/**
 * On PostgreSQL all changes are one transaction, and a table that a deferred trigger still waits for cannot be altered
 * (012 has some): in each change triggers run at once.
 */
function withoutWaiting(migrations: Record<string, Migration>): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, { up }]) => {
    const atOnce: Migration['up'] = async (db) => {
      await sql`set constraints all immediate`.execute(db);
      await up(db);
    };
    return [name, { up: atOnce }] as const;
  });
  return Object.fromEntries(entries);
}
