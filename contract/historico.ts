import * as z from 'zod';
import { fitsLabValue, isLabValue } from '../domain/coleta/labValue.ts';
import { localMoment } from '../domain/coleta/momentoColeta.ts';
import { parametroOfField } from '../domain/coleta/parametros.ts';
import { TIPOS_DBO } from '../domain/coleta/tipoDbo.ts';
import { COLETA } from '../resources/cliente/coleta.ts';
import { call } from './call.ts';
import {
  calendarDate,
  count,
  flag,
  id,
  ignoredUser,
  labelled,
  optionalLines,
  optionalText,
  quantity,
  REQUIRED,
  text,
  versao,
  whole,
  written,
} from './values.ts';

const access = { menu: 'cadastro/ignore_edicao-amostra', level: 'editar' } as const;

/** A day with the time, if one was noted, as rows show them: '2026-10-25 13:05'. Both are those of the place. */
const moment = z.string().transform((value, context) => {
  const { date: data = '', time: hora = null } = localMoment(value) ?? {};
  if (!calendarDate.safeParse(data).success) context.addIssue({ code: 'custom', message: 'Data inválida' });
  return { data, hora };
});
const optionalMoment = z.preprocess((value) => (value === '' ? null : value), moment.nullable());
const rain = z.preprocess((value) => (value === '' ? null : value), flag.nullable());
const tipo = whole(z.literal(TIPOS_DBO.map((one) => one.id)));

/** A text of the collection, as long as its field takes. */
const short = (field: { label: string; maxLength: number }) =>
  labelled(optionalText(field.maxLength).optional(), field);

/** Fields of a row of the history: one that is absent stays, an empty one is emptied. */
const fields = {
  idPontoColeta: labelled(id.nullish(), COLETA.pontoColeta),
  pontoColeta: short(COLETA.pontoColeta),
  amostrador: short(COLETA.amostrador),
  codigoAmostra: short(COLETA.codigoAmostra),
  dtInstalaco: labelled(optionalMoment.optional(), COLETA.dtInstalaco),
  tempoInstalacao: short(COLETA.tempoInstalacao),
  qtdeColeta: labelled(count, COLETA.qtdeColeta),
  flagChuva: labelled(rain.optional(), COLETA.flagChuva),
  medidorInicial: labelled(quantity, COLETA.medidorInicial),
  medidorFinal: labelled(quantity, COLETA.medidorFinal),
  volumeMedido: labelled(quantity, COLETA.volumeMedido),
  idTipoDBO: labelled(tipo.optional(), COLETA.idTipoDBO),
  flagMedidorInoperante: labelled(flag.optional(), COLETA.flagMedidorInoperante),
  idUsuario: ignoredUser,
};

/** What names the row and its client; a row that was read says more of them, which a write leaves as it is. */
const owners = { idClienteSave: id.nullish(), idPessoa: id.nullish() };
const rowNames = { id: id.nullish(), identificacao: id.nullish(), versao };
const told = { nomeCliente: z.unknown().optional(), RTPontoColeta3: z.unknown().optional() };

const OWN: ReadonlySet<string> = new Set(
  Object.keys({ ...fields, ...owners, ...rowNames, ...told, dtRetirada: undefined }),
);
const UNREADABLE = 'Use um número, com < ou > antes dele, ou ND';

/** The most laboratory values that one row brings: there are some hundred parameters. */
const MOST_RESULTS = 500;
const TOO_MANY_RESULTS = `Uma coleta tem no máximo ${MOST_RESULTS} resultados`;

type Row = Readonly<Record<string, unknown>>;

/** Laboratory values among the fields, each as it was typed; a name that is no field's is told, lest its value be lost. */
function checkValues(row: Row, context: z.core.$RefinementCtx): void {
  const others = Object.entries(row).filter(([field]) => !OWN.has(field));
  const [tooMany] = others[MOST_RESULTS] ?? [];
  if (tooMany !== undefined) {
    context.addIssue({ code: 'custom', path: [tooMany], message: TOO_MANY_RESULTS });
    return;
  }
  for (const [field, raw] of others) {
    if (parametroOfField(field) === null) {
      context.addIssue({ code: 'custom', path: [field], message: 'Campo desconhecido' });
      continue;
    }
    if (raw === null || raw === undefined) continue;
    const readable = typeof raw === 'string' || typeof raw === 'number';
    if (readable && fitsLabValue(raw) && isLabValue(raw)) continue;
    context.addIssue({ code: 'custom', path: [field], message: UNREADABLE });
  }
}

/** Two names of one thing: both may be said, when they name the same. */
function refuseTwoNames(row: Row, [first, second]: readonly [string, string], context: z.core.$RefinementCtx): void {
  if (!row[first] || !row[second] || row[first] === row[second]) return;
  context.addIssue({ code: 'custom', path: [first], message: `Difere de ${second}` });
}

const dtRetirada = labelled(moment, COLETA.dtRetirada);

/** What a client's collections are written by (spec 2 §2.3 and §7): by hand, row by row, and their colours. */
export const historico = {
  save: call({
    method: 'POST',
    path: '/HistoricoColeta/save-historico',
    summary: 'Inclui uma coleta no histórico de um cliente',
    source: 'spec 2 §7',
    access,
    body: z.looseObject({ ...fields, ...owners, dtRetirada }).superRefine((row, context) => {
      checkValues(row, context);
      refuseTwoNames(row, ['idClienteSave', 'idPessoa'], context);
      if (row.idClienteSave || row.idPessoa) return;
      context.addIssue({ code: 'custom', path: ['idPessoa'], message: REQUIRED });
    }),
    result: written,
  }),
  update: call({
    method: 'POST',
    path: '/HistoricoColeta/update-historico',
    summary: 'Altera uma coleta do histórico',
    source: 'spec 2 §7',
    access,
    body: z
      .looseObject({
        ...fields,
        ...owners,
        ...rowNames,
        dtRetirada: dtRetirada.optional(),
      })
      .superRefine((row, context) => {
        checkValues(row, context);
        refuseTwoNames(row, ['identificacao', 'id'], context);
        refuseTwoNames(row, ['idClienteSave', 'idPessoa'], context);
        if (row.id || row.identificacao) return;
        context.addIssue({ code: 'custom', path: ['identificacao'], message: REQUIRED });
      }),
    result: written,
  }),
  remove: call({
    method: 'POST',
    path: '/HistoricoColeta/remove-historico',
    summary: 'Remove uma coleta do histórico',
    source: 'spec 2 §7',
    access,
    body: z.object({ identificacao: id, versao, idUsuario: ignoredUser }),
    result: z.object({ id: z.number().int() }),
  }),
};

/** Collections that one change of colour may name. */
const MOST_COLOURED = 2000;

/** Ids in an array, or in a text with commas. */
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value),
  z.array(id).min(1, 'Escolha ao menos uma linha').max(MOST_COLOURED),
);

/** The colours of rows, which say what their DBO counts for (spec 2 §2.3). */
export const cores = {
  save: call({
    method: 'POST',
    path: '/HistoricoColeta/saveColor',
    summary: 'Muda a cor de linhas do histórico: o que a DBO delas vale para a cobrança',
    source: 'spec 2 §7',
    access,
    body: z.object({
      /** Of a former change, which legacy callers send; each change is one of its own. */
      id: z.unknown().optional(),
      idPessoa: id,
      /** The numbers of the rows, as typed. */
      valores: text(500).default(''),
      cor: labelled(tipo, { label: 'Cor' }),
      listaIds: labelled(ids, { label: 'Linhas' }),
      motivo: labelled(optionalLines(500), { label: 'Motivo' }),
      /** Version of each collection, by id, to be told of others' changes. */
      versoes: z.record(z.string(), z.number().int()).optional(),
      idUsuario: ignoredUser,
    }),
    result: z.object({ id: z.number().int() }),
  }),
  last: call({
    method: 'GET',
    path: '/HistoricoColeta/color',
    summary: 'A última mudança de cor de um cliente',
    source: 'spec 2 §7',
    access: { menu: 'cadastro/cliente', level: 'ver' },
    query: z.object({ idPessoa: id }),
    result: z.object({
      /** Null when there was none. */
      id: z.number().int().nullable(),
      cor: z.number().int().nullable(),
      valores: z.string(),
      listaIds: z.array(z.number().int()),
      idPessoa: z.number().int(),
    }),
  }),
};
