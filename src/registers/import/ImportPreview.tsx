import AddIcon from '@mui/icons-material/Add';
import EqualIcon from '@mui/icons-material/DragHandle';
import EditIcon from '@mui/icons-material/EditOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PreviewRow } from '../../../contract/registers.ts';
import { type Field, fieldOf, type RegisterDefinition, storedFields } from '../../../resources/defineRegister.ts';
import { formatValue } from '../../../resources/kinds.ts';

const PAGE_SIZE = 50;

const ICONS = { incluir: AddIcon, alterar: EditIcon, igual: EqualIcon, erro: ErrorIcon } as const;
/** What has to be looked at comes first. */
const ORDER: readonly (keyof typeof ICONS)[] = ['erro', 'alterar', 'incluir', 'igual'];
const actionOf = ({ acao }: PreviewRow) => acao ?? 'erro';

interface ImportPreviewProps {
  definition: RegisterDefinition;
  rows: readonly PreviewRow[];
}

/** What importing each row of a sheet would do, and what is wrong with its cells. */
export function ImportPreview({ definition, rows }: ImportPreviewProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const fields = [fieldOf(definition, 'id'), ...storedFields(definition)].filter(({ name }) =>
    rows.some(({ valores, erros }) => valores[name] !== undefined || erros[name] !== undefined),
  );
  const ordered = rows.toSorted((a, b) => ORDER.indexOf(actionOf(a)) - ORDER.indexOf(actionOf(b)));
  const counts = ORDER.flatMap((action) => {
    const smart_count = rows.filter((row) => actionOf(row) === action).length;
    return smart_count > 0 ? [translate(`planilha.count.${action}`, { smart_count })] : [];
  });
  const label = translate('planilha.preview');

  return (
    <>
      <Typography variant="body2" role="status">
        {counts.join(', ')}
      </Typography>
      {/* What can be scrolled can be reached by keyboard. */}
      <TableContainer role="region" aria-label={label} tabIndex={0} sx={{ maxHeight: 360, mt: 1 }}>
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('planilha.row')}</TableCell>
              <TableCell>{translate('planilha.action')}</TableCell>
              {fields.map((field) => (
                <TableCell key={field.name}>{field.label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
              <TableRow key={row.linha}>
                <TableCell align="right">{row.linha}</TableCell>
                <ActionCell row={row} fields={fields} />
                {fields.map((field) => (
                  <ValueCell key={field.name} row={row} field={field} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  );
}

/** What the row does; of one with errors, also those that are of no cell. */
function ActionCell({ row, fields }: { row: PreviewRow; fields: readonly Field[] }) {
  const translate = useTranslate();
  const action = actionOf(row);
  const Icon = ICONS[action];
  const others = Object.entries(row.erros).filter(([name]) => !fields.some((field) => field.name === name));
  return (
    <TableCell sx={{ whiteSpace: 'nowrap', color: action === 'erro' ? 'error.main' : undefined }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Icon fontSize="small" />
        {translate(`planilha.actions.${action}`)}
      </Box>
      {others.map(([name, message]) => (
        <div key={name}>{message}</div>
      ))}
    </TableCell>
  );
}

/** A value as it is in the sheet, with what is wrong with it, or what it was before. */
function ValueCell({ row, field }: { row: PreviewRow; field: Field }) {
  const translate = useTranslate();
  const { acao, atual, erros, valores } = row;
  const value = valores[field.name];
  const problem = erros[field.name];
  if (problem) {
    return (
      <TableCell sx={{ color: 'error.main', outline: 1, outlineColor: 'error.main', outlineOffset: -2 }}>
        {value !== null && value !== undefined && <div>{String(value)}</div>}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ErrorIcon fontSize="small" />
          {problem}
        </Box>
      </TableCell>
    );
  }
  const before = atual?.[field.name] ?? null;
  const changed = acao === 'alterar' && value !== undefined && value !== before;
  return (
    <TableCell>
      {formatValue(field.kind, value, field)}
      {changed && (
        <Typography variant="body2" color="textSecondary">
          {translate('planilha.before', { value: formatValue(field.kind, before, field) || '-' })}
        </Typography>
      )}
    </TableCell>
  );
}
