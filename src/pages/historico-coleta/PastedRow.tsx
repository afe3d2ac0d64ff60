import { Alert, Box } from '@mui/material';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TIPOS_DBO } from '../../../domain/coleta/tipoDbo.ts';
import { normalize } from '../../../domain/searchText.ts';
import { COLETA } from '../../../resources/cliente/coleta.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { KINDS, type Value } from '../../../resources/kinds.ts';
import { pastedCells } from '../../kit/tables/pasted.ts';
import { TIMES, timeOf } from './fields.ts';

/** What a pasted cell says; as it is where its field cannot read it, so that the field says so. */
function readCell(field: Field, cell: string): Value {
  if (field.name === COLETA.idTipoDBO.name) {
    return TIPOS_DBO.find(({ nome }) => normalize(nome) === normalize(cell))?.id ?? (Number(cell) || cell);
  }
  if (TIMES.includes(field)) return timeOf(cell);
  const value = KINDS[field.kind].parse(cell, field);
  return value === undefined ? cell : value;
}

/** The field that something was pasted into. */
const pastedInto = ({ target }: ClipboardEvent) =>
  target instanceof Element
    ? target.closest('.MuiFormControl-root')?.querySelector<HTMLInputElement>('[name]')?.name
    : undefined;

interface PastedRowProps {
  /** In the order of the form. */
  fields: readonly Field[];
  children: ReactNode;
}

/** A row pasted from a spreadsheet fills the fields in their order, from the one on; what did not fit is told. */
export function PastedRow({ fields, children }: PastedRowProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [lost, setLost] = useState({ cells: 0, rows: 0 });

  function paste(event: ClipboardEvent) {
    const [cells = [], ...rows] = pastedCells(event.clipboardData.getData('text'));
    const from = fields.findIndex(({ name }) => name === pastedInto(event));
    if (from < 0 || cells.length < 2) return;
    event.preventDefault();
    const into = fields.slice(from, from + cells.length);
    for (const [index, field] of into.entries()) {
      const cell = cells[index]?.trim() ?? '';
      const value = cell === '' ? (field.default ?? null) : readCell(field, cell);
      setValue(field.name, value, { shouldDirty: true, shouldTouch: true });
    }
    setLost({ cells: cells.length - into.length, rows: rows.length });
  }

  return (
    <Box onPaste={paste}>
      {lost.cells > 0 && (
        <Alert severity="warning">{translate('coleta.form.lostCells', { smart_count: lost.cells })}</Alert>
      )}
      {lost.rows > 0 && (
        <Alert severity="warning">{translate('coleta.form.lostRows', { smart_count: lost.rows })}</Alert>
      )}
      {children}
    </Box>
  );
}
