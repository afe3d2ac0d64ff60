import { TableCell, TableHead, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ordemDoLog } from '../../../../domain/log/ordem.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { SortLabel } from '../../../kit/lists/SortLabel.tsx';
import { type Coluna, PARTES } from './colunas.ts';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** The headings of a log; that of the date puts the newest or the oldest first, where the server does so. */
export function LogHead({ colunas }: { colunas: readonly Coluna[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const sorts = useOffersMore();
  const ordem = ordemDoLog(sort);
  const withFields = colunas.includes('change');
  const textOf = (name: string) => translate(`logsCliente.${name}`);
  const dated = (name: Coluna) => sorts && name === 'date';
  return (
    <TableHead>
      <TableRow>
        {colunas
          .filter((name) => name !== 'change')
          .map((name) => (
            <TableCell
              key={name}
              rowSpan={withFields ? 2 : undefined}
              sortDirection={dated(name) ? DIRECTIONS[ordem] : false}
            >
              {dated(name) ? (
                <SortLabel label={textOf(name)} order={ordem} onSort={(order) => setSort({ field: 'dtAcao', order })} />
              ) : (
                textOf(name)
              )}
            </TableCell>
          ))}
        {withFields && (
          <TableCell colSpan={PARTES.length} scope="colgroup">
            {textOf('change')}
          </TableCell>
        )}
      </TableRow>
      {withFields && (
        <TableRow>
          {PARTES.map((part) => (
            <TableCell key={part}>{textOf(part)}</TableCell>
          ))}
        </TableRow>
      )}
    </TableHead>
  );
}
