import { contract } from '../../../contract/index.ts';
import { mayAccess } from '../../../domain/acesso/access.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { type Implementation, implement } from '../../context.ts';
import { forbidden } from '../../errors.ts';
import { hydrometersOf } from '../cliente/hidrometros/repository.ts';
import { sheetsOf } from './ficha/service.ts';
import { historyOf } from './historico/service.ts';
import { removeReading, saveReading } from './lancamento/service.ts';
import { tryHours, tryRule } from './lancamento/trial.ts';
import { contextOfMonth, gridOfMonth, savedOfMonth } from './mes/service.ts';

const { hidrometros, leituras, historicoLeituras, testesDeLeitura, fichasLeitura } = contract;

const CLIENT = ['cadastro/cliente'];
const GRID = ['cadastro/vazao-lancamento', 'medidor-vazao/lancamento'];

/** Readings of meters: the month's grid, what is saved of it, and what is known of the months before. */
export const leituraRoutes: Implementation[] = [
  implement(hidrometros.list, ({ db, modules }, { query }) => {
    const { idPessoa, idMes, idAno, ...filter } = query;
    const menus = idPessoa === null ? GRID : CLIENT;
    if (!menus.some((menu) => mayAccess(modules, menu, 'ver'))) throw forbidden();
    if (idPessoa !== null) return hydrometersOf(db, idPessoa);
    return gridOfMonth(db, { ...filter, idMes: Number(idMes), idAno: Number(idAno) });
  }),
  implement(leituras.list, ({ db }, { query }) => savedOfMonth(db, query)),
  implement(leituras.contexto, ({ db, now }, { query }) => contextOfMonth(db, query, dayOf(now().toISOString()))),
  implement(leituras.save, ({ write }, { body }) => write((tx) => saveReading(tx, body))),
  implement(leituras.remove, ({ write }, { query }) => write((tx) => removeReading(tx, query))),
  implement(historicoLeituras.esgoto, ({ db }, { query: { idPessoa, flgHistorico } }) =>
    historyOf(db, idPessoa, 'esgoto', flgHistorico === '1'),
  ),
  implement(historicoLeituras.outros, ({ db }, { query: { idPessoa, flgHistorico } }) =>
    historyOf(db, idPessoa, 'outros', flgHistorico === '1'),
  ),
  implement(testesDeLeitura.regra, ({ db }, { body }) => tryRule(db, body)),
  implement(testesDeLeitura.logica, (_, { body }) => tryHours(body)),
  implement(fichasLeitura.doMes, ({ db }, { body: { idPessoa, ...mes } }) => sheetsOf(db, idPessoa, mes)),
];
