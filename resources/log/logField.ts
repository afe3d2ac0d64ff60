import { LABORATORIOS } from '../../domain/coleta/laboratorios.ts';
import type { Choices } from '../cliente/defineFields.ts';
import type { Field } from '../defineRegister.ts';

/** A field as the log tells of it. */
export interface LogField extends Field {
  /** The table whose record its id names. */
  of?: string;
  /** Its value is several of its choices, with `SEVERAL` between them. */
  several?: true;
}

export const SEVERAL = ', ';

export const text = (name: string, label: string): LogField => ({ name, label, kind: 'text' });
export const note = (name: string, label: string): LogField => ({ name, label, kind: 'multiline' });
export const count = (name: string, label: string): LogField => ({ name, label, kind: 'decimal', decimals: 0 });
export const number = (name: string, label: string): LogField => ({ name, label, kind: 'decimal' });
export const date = (name: string, label: string): LogField => ({ name, label, kind: 'date' });
export const moment = (name: string, label: string): LogField => ({ name, label, kind: 'moment' });
export const flag = (name: string, label: string): LogField => ({ name, label, kind: 'simNao' });
/** The id of a record of the table `of`. */
export const idOf = (of: string, name: string, label: string): LogField => ({ name, label, kind: 'integer', of });
export const choice = (name: string, label: string, choices: Choices<string | number>): LogField => ({
  name,
  label,
  kind: 'integer',
  choices,
});

export const situacao: LogField = { name: 'flagAtivo', label: 'Situação', kind: 'situacao' };

/** The laboratory that a file, or a choice, is of. */
export const laboratorio = choice('laboratorio', 'Laboratório', LABORATORIOS);
