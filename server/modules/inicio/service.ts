import type { Inicio } from '../../../contract/inicio.ts';
import { GRUPO, mayAccess } from '../../../domain/acesso/access.ts';
import { addDays, dayOf } from '../../../domain/calendar.ts';
import { agendaDoAno, mesesPlanejados, mesInicial } from '../../../domain/monitoramento/agenda.ts';
import { collectionsDue } from '../../../domain/monitoramento/annualMonitoring.ts';
import { compareNames } from '../../../domain/textOrder.ts';
import type { Context } from '../../context.ts';
import { lastBackup } from '../../database/lastBackup.ts';
import type { Selecting } from '../../database/reading.ts';
import { yearOf } from '../agenda/service.ts';
import { countPending } from '../cliente/pendencias/repository.ts';
import { countWithoutLetter } from '../coleta/cartas/repository.ts';
import { countUnsent } from '../mensagens/repository.ts';
import { countReadings, countUnmatchedFiles, databaseSize } from './repository.ts';

/** Days that letters are looked for: those that their list shows at first. */
const RECENT_DAYS = 30;

/** Collections still due of each route, and those done and planned of each month. */
async function coletas(db: Selecting, today: string): Promise<NonNullable<Inicio['coletas']>> {
  const ano = Number(today.slice(0, 4));
  const year = await yearOf(db, ano);
  const rules = year.map(({ rule }) => rule);
  const agenda = agendaDoAno(rules, mesInicial(ano, today));
  const meses = Array.from({ length: 12 }, () => ({ feitas: 0, planejadas: 0 }));
  for (const { rule, feitas } of year) {
    for (const mes of feitas) meses[mes - 1]!.feitas += 1;
    for (const mes of mesesPlanejados(rule, agenda.get(rule.id) ?? [])) meses[mes - 1]!.planejadas += 1;
  }
  const roteiros = [...Map.groupBy(year, ({ idRoteiro }) => idRoteiro)].map(([idRoteiro, clients]) => ({
    idRoteiro,
    roteiro: clients[0]?.roteiro ?? null,
    faltam: clients.reduce((sum, { rule }) => sum + collectionsDue(rule.minimo, rule.feitas), 0),
  }));
  return {
    ano,
    meses,
    roteiros: roteiros.filter(({ faltam }) => faltam > 0).toSorted((a, b) => compareNames(a.roteiro, b.roteiro)),
  };
}

async function banco({ db, engine, config }: Context): Promise<Inicio['banco']> {
  const copiaPropria = engine === 'sqlite';
  const [bytes, copiadoEm] = await Promise.all([
    databaseSize(db, engine),
    copiaPropria ? lastBackup(config.dataDir) : null,
  ]);
  return { bytes, copiadoEm, copiaPropria };
}

/** What waits for the user: of each part only what their group may see, found at once and kept nowhere. */
export async function waiting(context: Context): Promise<Inicio> {
  const { db, user, modules, now } = context;
  const today = dayOf(now().toISOString());
  const [idAno = 0, idMes = 0] = today.split('-').map(Number);
  const sees = (...menus: string[]) => menus.some((menu) => mayAccess(modules, menu, 'ver'));
  const clientes = sees('cadastro/cliente');
  const developer = user.idGrupo === GRUPO.DESENVOLVEDOR;
  const files = { analises: sees('relatorio/Importacao-analise'), mylims: sees('relatorio/Importacao-mylims') };

  async function unmatched(): Promise<Pick<Inicio, 'analises' | 'mylims'>> {
    const found = await countUnmatchedFiles(db);
    return {
      ...(files.analises && { analises: { arquivos: found.get('Importacao_analise_amostra') ?? 0 } }),
      ...(files.mylims && { mylims: { arquivos: found.get('Importacao_mylims') ?? 0 } }),
    };
  }
  async function pending(): Promise<Pick<Inicio, 'calibracoes' | 'semPonto'>> {
    const [vencidas, aVencer, semPonto] = await Promise.all([
      countPending(db, 'calibracao-vencida', today),
      countPending(db, 'calibracao-a-vencer', today),
      countPending(db, 'sem-ponto', today),
    ]);
    return { calibracoes: { vencidas, aVencer }, semPonto: { clientes: semPonto } };
  }
  async function letters(): Promise<Pick<Inicio, 'semCarta'>> {
    const dtInicio = addDays(today, -RECENT_DAYS);
    const coletas = await countWithoutLetter(db, { inicio: dtInicio, fim: today });
    return { semCarta: { dtInicio, dtFim: today, coletas } };
  }

  const parts: (Promise<Inicio> | false)[] = [
    sees('relatorio/nao-conforme') && letters(),
    sees('relatorio/Agenda') && coletas(db, today).then((one) => ({ coletas: one })),
    sees('medidor-vazao/lancamento', 'cadastro/vazao-lancamento') &&
      countReadings(db, { idAno, idMes }).then((one) => ({ leituras: { idMes, idAno, ...one } })),
    clientes && pending(),
    (files.analises || files.mylims) && unmatched(),
    developer && sees('acesso/mensagens') && countUnsent(db).then((one) => ({ mensagens: one })),
    (developer || user.idGrupo === GRUPO.ADMINISTRADOR) && banco(context).then((one) => ({ banco: one })),
  ];
  return Object.assign({}, ...(await Promise.all(parts.filter((part) => part !== false))));
}
