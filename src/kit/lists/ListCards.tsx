import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { labelled } from '../../../domain/labelled.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { type Column, columnKey } from './column.ts';
import { type Opens, useOpenRow } from './useOpenRow.ts';
import type { Selection } from './useSelection.ts';
import type { MarkOf } from './useShownRecord.ts';

interface ListCardsProps<R extends RaRecord> {
  label: string;
  columns: readonly Column<R>[];
  selection?: Selection;
  nameOf(record: R): string;
  opens?: Opens<R>;
  markOf: MarkOf;
  data: readonly R[];
}

/** What names the row: the column that heads it, else the first text; an id or a date says little. */
function titleOf<R extends RaRecord>(columns: readonly Column<R>[]): Column<R> | undefined {
  return (
    columns.find(({ heading, opens }) => heading || opens) ??
    columns.find(({ align }) => align !== 'right') ??
    columns[0]
  );
}

const YES_NO = /^(?:Sim|Não)$/;

/** A number, a day, a code ('ZZ.123') or a mere yes or no, of which nobody could tell what it is of without its heading. */
function isBare(shown: ReactNode): boolean {
  const text = typeof shown === 'number' ? String(shown) : shown;
  if (typeof text !== 'string') return false;
  return !/\p{L}/u.test(text) || (/\d/.test(text) && !/\p{Ll}/u.test(text)) || YES_NO.test(text);
}

/** A day and its hour are one. */
const UNBROKEN = { whiteSpace: 'nowrap' } as const;
const isMoment = (shown: ReactNode) => typeof shown === 'string' && /^[\d/]+ [\d:]+$/.test(shown);

/** A card's room and edge. */
export const CARD = { gap: 1, px: 1, py: 0.75, alignItems: 'center', borderBottom: 1, borderColor: 'divider' };

/** Of what a card says below its name: a link amid text is told from it by more than its colour. */
const FACTS = { overflowWrap: 'anywhere', '& a': { textDecoration: 'underline' } };

/** A list on a phone: a card a row, its name above what else is known of it; there is no wider place to read it whole. */
export function ListCards<R extends RaRecord>(props: ListCardsProps<R>) {
  const { label, columns, selection, nameOf, opens, markOf, data } = props;
  const translate = useTranslate();
  const openCard = useOpenRow(opens);
  const title = titleOf(columns);
  const options = columns.filter((column) => column.options);
  const facts = columns.filter((column) => column !== title && !column.options);
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <Stack
          key={record.id}
          component="li"
          direction="row"
          {...openCard(record)}
          {...markOf(record)}
          sx={{ ...CARD, ...markOf(record)?.sx }}
        >
          {selection && (
            <ChoiceBox
              label={translate('cadastro.bulk.select', { name: nameOf(record) })}
              checked={selection.has(record.id)}
              onChange={(chosen) => selection.set([record], chosen)}
            />
          )}
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title?.render(record)}
            </Typography>
            <Typography component="div" variant="body2" color="textSecondary" sx={FACTS}>
              {facts
                .map((column) => ({ column, shown: column.render(record) }))
                .filter(({ column, shown }) => (column.copy ? column.copy(record) : (shown ?? '')) !== '')
                .map(({ column, shown }, at) => (
                  <span key={columnKey(column)}>
                    {at > 0 && '\u00a0· '}
                    {isBare(shown) && `${labelled(column.label)} `}
                    <span title={column.label} style={isMoment(shown) ? UNBROKEN : undefined}>
                      {shown}
                    </span>
                  </span>
                ))}
            </Typography>
          </Box>
          {options.map((column) => (
            <Box key={columnKey(column)} sx={{ flexShrink: 0 }}>
              {column.render(record)}
            </Box>
          ))}
        </Stack>
      ))}
    </Box>
  );
}
