import * as z from 'zod';
import { NOT_BELOW_ZERO } from '../domain/numbers.ts';
import { call } from './call.ts';
import { clienteRow } from './clientes.ts';
import { OUT_OF_ORDER, periodo } from './periodo.ts';
import {
  calendarDate,
  id,
  ignoredUser,
  labelled,
  optionalText,
  removal,
  requiredText,
  text,
  written,
} from './values.ts';

const menu = 'relatorio/relatorioDBO';
const view = { menu, level: 'ver' } as const;
const edit = { menu, level: 'editar' } as const;
const integer = z.number().int();

/** As many as a body may hold. */
const MOST_ROWS = 20_000;
const MOST_UNITS = 500;

const linha = z.object({
  idPessoa: id.nullish(),
  nome: requiredText(200),
  /** In one line, its parts parted by ' - '; '' without one. */
  endereco: optionalText(1000).transform((value) => value ?? ''),
  /** 'DBO de Cobrança' of the period's last day, kg/m³, not rounded: shown with `formatDbo`. */
  dbo: z.number('Número inválido').nonnegative(NOT_BELOW_ZERO),
  /** Consumer units of the enabled hydrometers. */
  uc: z.array(text(60)).max(MOST_UNITS).default([]),
});
/** A client's charge, as a list of them is made and as it is saved (spec 2 §3); a legacy server sends no `idPessoa`. */
export type LinhaDbo = z.output<typeof linha>;

/** Rows, or the JSON text of them. What is no JSON stays as it is, and is refused as no rows. */
const linhas = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}, z.array(linha, 'A lista não pode ser lida').min(1, 'Não há nada para salvar').max(MOST_ROWS));

const salvo = z.object({
  id: integer,
  inicio: z.iso.date(),
  fim: z.iso.date(),
  dtCadastro: z.iso.datetime(),
  versao: integer,
});
/** A saved report, without what it was saved with. */
export type RelatorioDboSalvo = z.output<typeof salvo>;

/**
 * 'Atualização de Valores de DBO' and 'Relatório de Atualização de DBO' (spec 2 §2.7, §3 and §7). The specification names
 * no call that lists the saved reports, and says of `getLista` that it gives the branches of industry: it does, and the
 * saved ones have a call of their own.
 */
export const relatorioDbo = {
  clientes: call({
    method: 'GET',
    path: '/Pessoa/AtualizacaoDBO',
    summary: 'Clientes com coletas em um período, por nome',
    source: 'spec 2 §7',
    access: { menu: 'relatorio/relatorio-valores-dbo', level: 'ver' },
    query: periodo.safeExtend({ descricao: z.string().optional() }),
    result: z.array(clienteRow),
    database: 'scan',
  }),
  lista: call({
    method: 'GET',
    path: '/relatorioAtualizacaoDBO',
    summary:
      'DBO de cobrança, no fim de um período, dos clientes com coletas nele, por nome; sem os que não têm nenhuma',
    source: 'spec 2 §7',
    access: view,
    query: periodo,
    result: z.array(linha),
    database: 'scan',
  }),
  ramos: call({
    method: 'GET',
    path: '/relatorioAtualizacaoDBO/getLista',
    summary: 'Ramos de atividade habilitados, por descrição',
    source: 'spec 2 §7',
    access: view,
    result: z.array(z.object({ id: integer, descricao: z.string() })),
  }),
  salvos: call({
    method: 'GET',
    path: '/relatorioAtualizacaoDBO/salvos',
    summary: 'Relatórios salvos, do período mais novo para o mais antigo',
    source: 'beyond',
    access: view,
    result: z.array(salvo),
  }),
  salvo: call({
    method: 'GET',
    path: '/relatorioAtualizacaoDBO/{id}',
    summary: 'Um relatório salvo: as linhas com que foi salvo, em texto JSON',
    source: 'spec 2 §7',
    access: view,
    params: z.object({ id }),
    /** `LinhaDbo[]` as JSON. */
    result: z.string(),
  }),
  salvar: call({
    method: 'POST',
    path: '/relatorioAtualizacaoDBO',
    summary: 'Salva a lista de um período como está',
    source: 'spec 2 §7',
    access: edit,
    body: z
      .object({
        inicio: labelled(calendarDate, { label: 'Data inicial' }),
        fim: labelled(calendarDate, { label: 'Data final' }),
        dados: labelled(linhas, { label: 'Lista' }),
        idUsuario: ignoredUser,
      })
      .refine(({ inicio, fim }) => inicio <= fim, { ...OUT_OF_ORDER, path: ['fim'] }),
    result: written,
  }),
  remove: call({
    method: 'POST',
    path: '/relatorioAtualizacaoDBO/remove',
    summary: 'Remove um relatório salvo',
    source: 'spec 2 §7',
    access: edit,
    body: removal,
    result: z.object({ id: integer }),
  }),
};
