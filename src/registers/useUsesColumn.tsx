import { Link as MuiLink } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers.ts';
import { listedUse, type RegisterDefinition } from '../../resources/defineRegister.ts';
import { useMayView } from '../app/access.ts';
import { useOffersMore } from '../app/useOffersMore.ts';
import type { Column } from '../kit/lists/column.ts';

const ONE_LINE = { whiteSpace: 'nowrap' };

/**
 * The column of a register that counts what uses its records, each count leading to the list of those rows for who may see
 * it; none where nothing is counted, or by a server that does not count.
 */
export function useUsesColumn(definition: RegisterDefinition): readonly Column<RaRecord>[] {
  const translate = useTranslate();
  const use = listedUse(definition);
  const mayView = useMayView(use?.list ?? '');
  if (!useOffersMore() || !use) return [];
  const count = ({ emUso }: RaRecord) => formatNumber(Number(emUso ?? 0), 0);
  const counted = (record: RaRecord) => `${count(record)} ${use.label[record.emUso === 1 ? 0 : 1]}`;
  return [
    {
      source: 'emUso',
      label: translate('cadastro.list.inUse'),
      align: 'right',
      width: 120,
      sx: ONE_LINE,
      copy: count,
      render: (record) => {
        if (!record.emUso) return '-';
        if (!mayView) return counted(record);
        const filter = JSON.stringify({ [use.column]: record.id });
        return (
          <MuiLink
            component={Link}
            to={`/${use.list}?${new URLSearchParams({ filter })}`}
            aria-label={translate('cadastro.list.usedBy', {
              count: counted(record),
              name: String(record[definition.search[0] ?? 'id']),
            })}
          >
            {counted(record)}
          </MuiLink>
        );
      },
    },
  ];
}
