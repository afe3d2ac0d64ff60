import { Box, TableCell, TableRow, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import { RowInTwoLines } from '../../kit/tables/RowInTwoLines.tsx';
import { usePhone } from '../../kit/usePhone.ts';

/** What a phone has room for side by side. */
export const FIRST = ['name', 'status'] as const;
export const COLUMNS = ['id', 'name', 'sentAt', 'status', 'imported', 'repeated', 'pending'] as const;
type ColumnName = (typeof COLUMNS)[number];

const TOLD_BELOW = ['id', 'sentAt', 'imported', 'repeated', 'pending'] as const;
const TEXTS: readonly ColumnName[] = ['name', 'sentAt', 'status'];

export const alignOf = (name: ColumnName) => (TEXTS.includes(name) ? 'left' : 'right');

/** What stands beside it comes first: a name that is too long for the room left breaks anywhere. */
const NAME = { minWidth: 160, maxWidth: 480, overflowWrap: 'anywhere' };

const WRAPPED = { display: 'flex', flexWrap: 'wrap' } as const;

/** In two lines where there is no room for one, in more where they would lie over what became of the file. */
const OPTIONS = {
  ...WRAPPED,
  justifyContent: 'flex-end',
  minWidth: 215,
  '@media (max-width:1000px)': { minWidth: 150 },
};

/** Their words begin where the others do. */
const OPTIONS_BELOW = { ...WRAPPED, ml: '-5px' } as const;

/** What can be done stays in view of a window that has no room for all columns. */
export const STAYS = { position: 'sticky', right: 0 } as const;
/** A border would be scrolled away with the table. */
const STAYS_OVER = {
  ...STAYS,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => ({ sm: `inset 1px 0 ${palette.divider}`, lg: 'none' }),
} as const;

/** What became of a file: of one that was imported, whether all, a part or none of it found its place. */
function statusOf({ situacao, pendentes, importadas, repetidas }: Arquivo) {
  if (situacao !== 'importado' || !pendentes) return situacao;
  return importadas + repetidas > 0 ? 'parcial' : 'pendente';
}

interface LinhaDoArquivoProps {
  arquivo: Arquivo;
  /** What can be done with it. */
  options: ReactNode;
}

/** A file that was sent: on a phone its figures and what can be done with it stand below its name. */
export function LinhaDoArquivo({ arquivo, options }: LinhaDoArquivoProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const { id, nomeArquivo, origem, dtCadastro, situacao, importadas, repetidas, pendentes } = arquivo;
  const told = {
    id,
    sentAt: formatMoment(dtCadastro),
    status: situacao ? translate(`importacao.status.${statusOf(arquivo)}`) : '-',
    imported: formatNumber(importadas) || '-',
    repeated: formatNumber(repetidas) || '-',
    pending: formatNumber(pendentes) || '-',
  };
  const cells = (phone ? FIRST : COLUMNS).map((name) =>
    name === 'name' ? (
      <TableCell key={name}>
        <Box sx={NAME}>{nomeArquivo}</Box>
        {origem && <Origem origem={origem} />}
      </TableCell>
    ) : (
      <TableCell key={name} align={alignOf(name)} sx={name === 'sentAt' ? { whiteSpace: 'nowrap' } : undefined}>
        {told[name]}
      </TableCell>
    ),
  );
  if (phone) {
    return (
      <RowInTwoLines
        columns={FIRST.length}
        below={
          <>
            {TOLD_BELOW.map((name) => `${translate(`importacao.list.${name}`)}: ${told[name]}`).join(' · ')}
            {options && (
              <Box data-options="" sx={OPTIONS_BELOW}>
                {options}
              </Box>
            )}
          </>
        }
      >
        {cells}
      </RowInTwoLines>
    );
  }
  return (
    <TableRow>
      {cells}
      {options && (
        <TableCell align="right" data-options="" sx={STAYS_OVER}>
          <Box sx={OPTIONS}>{options}</Box>
        </TableCell>
      )}
    </TableRow>
  );
}

/** The e-mail that a file was attached to. */
function Origem({ origem: { remetente, data } }: { origem: NonNullable<Arquivo['origem']> }) {
  const translate = useTranslate();
  const words = data === null ? 'importacao.list.from' : 'importacao.list.fromAt';
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(words, { remetente, data: formatMoment(data) })}
    </Typography>
  );
}
