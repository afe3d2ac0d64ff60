import * as z from 'zod';
import { DESDE, listedUse, otherUse, type RegisterDefinition, storedFields } from '../resources/defineRegister.ts';
import type { Value } from '../resources/kinds.ts';
import { narrowingsOf } from '../resources/narrowings.ts';
import { type Call, call } from './call.ts';
import { KIND_SCHEMAS } from './kindSchemas.ts';
import {
  flagFilter,
  id,
  idToSave,
  ignoredUser,
  labelled,
  optionalDate,
  optionalId,
  REQUIRED,
  removal,
  versao,
  written,
} from './values.ts';

/** A record of a flat register as it travels. */
export interface RegisterRecord {
  id: number;
  flagAtivo: 0 | 1;
  dtCadastro: string;
  versao?: number;
  [field: string]: Value | undefined;
}

/** Calendar date; empty and null are as if it was not sent. */
const unlessNone = optionalDate.transform((date) => date ?? undefined);

/** Records that one request may change. */
export const MOST_AT_ONCE = 2000;

const record = z.looseObject({
  id: z.number().int(),
  flagAtivo: z.literal([0, 1]),
  dtCadastro: z.iso.datetime(),
  versao: z.number().int(),
}) as unknown as z.ZodType<RegisterRecord>;

/**
 * What a write of the register carries: its fields by kind, `id` to edit, `versao` to be told of another's change.
 * A field that is not sent takes its default in a new record and keeps its value in an old one.
 */
function writeSchema(register: RegisterDefinition) {
  const stored = storedFields(register);
  const fields = stored.map((field) => {
    const schema = KIND_SCHEMAS[field.kind](field);
    const fill = (value: unknown) => (value === null || value === '' ? field.default : value);
    const filled = field.default === undefined ? schema : z.preprocess(fill, schema);
    const checked = field.required ? filled.refine((value) => value !== null, { message: REQUIRED }) : filled;
    return [field.name, labelled(checked.optional(), field)];
  });
  return z
    .object({
      ...(Object.fromEntries(fields) as Record<string, z.ZodType<Value | undefined>>),
      id: idToSave,
      versao,
      idUsuario: ignoredUser,
      ...(register.dated && { desde: labelled(unlessNone, DESDE) }),
    })
    .superRefine((body, context) => {
      const sent: Record<string, unknown> = body;
      for (const { name, required, default: preset } of stored) {
        if (!required || preset !== undefined || body.id || sent[name] !== undefined) continue;
        context.addIssue({ code: 'custom', path: [name], message: REQUIRED });
      }
    });
}

/** Our own filters of a list: those of what uses one record of a register. */
export function narrowingFilters(resource: string) {
  return Object.fromEntries(narrowingsOf(resource).map(({ filter }) => [filter, optionalId]));
}

const ids = z.array(id).min(1, 'Escolha ao menos um item').max(MOST_AT_ONCE);
const changed = z.object({ ids: z.array(z.number().int()) });

const previewRow = z.object({
  /** Number of the row in the sheet. */
  linha: z.number().int(),
  /** What importing it does; null while it has errors. */
  acao: z.enum(['incluir', 'alterar', 'igual']).nullable(),
  /** What the row holds, by field, `id` and `versao` of the record included; texts where they could not be read. */
  valores: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** The record as it is now, when the row names one. */
  atual: record.nullable(),
  erros: z.record(z.string(), z.string()),
});
export type PreviewRow = z.output<typeof previewRow>;

/** The calls of one flat register: whole or filtered list, create or edit, remove (spec 1 §7), and many at once. */
export function registerCalls(register: RegisterDefinition) {
  const { entity, resource, title } = register;
  const access = { menu: resource, level: 'editar' } as const;
  const body = writeSchema(register);
  return {
    list: call({
      method: 'GET',
      path: `/${entity}`,
      summary: `Lista de ${title}, inteira ou filtrada`,
      source: 'spec 1 §7',
      access: 'sessao',
      query: z.object({ descricao: z.string().optional(), flagAtivo: flagFilter, ...narrowingFilters(resource) }),
      result: z.array(record),
    }),
    save: call({
      method: 'POST',
      path: `/${entity}`,
      summary: `Inclui em ${title}, ou altera quando há id`,
      source: 'spec 1 §7',
      access,
      body,
      result: written,
    }),
    remove: call({
      method: 'DELETE',
      path: `/${entity}`,
      summary: `Remove de ${title}`,
      source: 'spec 1 §7',
      access,
      query: removal,
      result: z.object({ id: z.number().int() }),
    }),
    bulk: call({
      method: 'POST',
      path: `/${entity}/lote`,
      summary: `Habilita, desabilita ou remove vários de ${title}: todos ou nenhum`,
      source: 'beyond',
      access,
      body: z.object({
        ids,
        acao: z.enum(['habilitar', 'desabilitar', 'remover']),
        /** Version of each id, by id, to be told of others' changes. */
        versoes: z.record(z.string(), z.number().int()).optional(),
        idUsuario: ignoredUser,
      }),
      result: changed,
    }),
    restore: call({
      method: 'POST',
      path: `/${entity}/restaurar`,
      summary: `Desfaz a remoção de itens de ${title}: de todos ou de nenhum`,
      source: 'beyond',
      access,
      body: z.object({ ids, idUsuario: ignoredUser }),
      result: changed,
    }),
    preview: call({
      method: 'POST',
      path: `/${entity}/importacao/previa`,
      summary: `Lê uma planilha de ${title}, com as colunas da exportação, e diz o que cada linha faria`,
      source: 'beyond',
      access,
      file: 'planilha',
      body: z.object({ idUsuario: ignoredUser }),
      result: z.object({ linhas: z.array(previewRow), colunasIgnoradas: z.array(z.string()) }),
      database: 'read',
    }),
    import: call({
      method: 'POST',
      path: `/${entity}/importacao`,
      summary: `Inclui e altera várias linhas de ${title}: todas ou nenhuma`,
      source: 'beyond',
      access,
      body: z.object({ linhas: z.array(body).min(1).max(MOST_AT_ONCE), idUsuario: ignoredUser }),
      result: z.object({
        incluidos: z.number().int(),
        alterados: z.number().int(),
        iguais: z.number().int(),
      }),
    }),
  };
}

/**
 * How many records of another list use each record of a register: of one with a `listedUse`. `outroUso` is whether
 * something else uses it besides, where something else can.
 */
export function usesCall(register: RegisterDefinition) {
  const { entity, resource, title } = register;
  const uses = z.object({ id: z.number().int(), emUso: z.number().int() });
  return call({
    method: 'GET',
    path: `/${entity}/usos`,
    summary: `Em quantos registros de outras listas está em uso cada item de ${title}`,
    source: 'beyond',
    access: { menu: resource, level: 'ver' },
    result: z.array(otherUse(register) ? uses.extend({ outroUso: z.boolean() }) : uses),
    database: 'scan',
  });
}

/** Every call of a register. */
export function allRegisterCalls(register: RegisterDefinition): Call[] {
  const uses = listedUse(register) ? [usesCall(register)] : [];
  return [...Object.values(registerCalls(register)), ...uses];
}
