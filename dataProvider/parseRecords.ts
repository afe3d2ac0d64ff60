import type { RaRecord } from 'react-admin';
import { parseNumber } from '../domain/numbers.ts';
import { formFields, type RegisterDefinition } from '../resources/defineRegister.ts';

/** Turns a record off the wire into the one that screens use. */
export type ParseRecord = (raw: Record<string, unknown>) => RaRecord;

/** A flag as any server writes it: boolean, 1/0, '1'/'0' or 'S'/'N'. Anything else is 0. */
export function parseFlag(value: unknown): 0 | 1 {
  if (value === 1 || value === 0) return value;
  const text = String(value).toUpperCase();
  return text === '1' || text === 'TRUE' || text === 'S' ? 1 : 0;
}

/** Ids become numbers and fields named `flag…` become 1/0, whatever the server wrote. */
export const parseRecord: ParseRecord = (raw) => {
  const record: RaRecord = { ...raw, id: Number(raw.id) };
  for (const name of Object.keys(raw)) {
    if (name.startsWith('flag') && !name.startsWith('flagTipo') && raw[name] !== null)
      record[name] = parseFlag(raw[name]);
  }
  return record;
};

/** As `parseRecord`; a technician is enabled unless the server says otherwise (spec 1 §2). */
export const parseTecnico: ParseRecord = (raw) => ({
  ...parseRecord(raw),
  flagAtivo: ['0', 'false', 'N'].includes(String(raw.flagAtivo)) ? 0 : 1,
});

/** As `parseRecord`, and the register's numbers that a server wrote as text ('0.00') become numbers. */
export function registerParser(register: RegisterDefinition): ParseRecord {
  const numeric = formFields(register).filter(({ kind }) => kind === 'decimal' || kind === 'integer');
  return (raw) => {
    const record = parseRecord(raw);
    for (const { name } of numeric) {
      const value = raw[name];
      if (typeof value === 'string') record[name] = parseNumber(value);
    }
    return record;
  };
}

/** As `parseRecord`, with the id and the name of the user's group beside the other fields, where forms and lists look. */
export const parseUsuario: ParseRecord = (raw) => {
  const { GrupoAcesso: grupo } = raw as { GrupoAcesso?: { id: number; nome: string } };
  return { idGrupo: grupo?.id ?? null, grupo: grupo?.nome ?? null, ...parseRecord(raw) };
};

/** The list in a reply; a server that has nothing may send null. */
export function parseRecords(data: unknown, parse: ParseRecord): RaRecord[] {
  return Array.isArray(data) ? data.map((raw) => parse(raw)) : [];
}
