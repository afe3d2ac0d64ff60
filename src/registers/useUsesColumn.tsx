import { Link as MuiLink } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../domain/numbers.ts';
import { listedUse, otherUse, type RegisterDefinition } from '../../resources/defineRegister.ts';
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
  const list = listedUse(definition)?.list;
  const other = otherUse(definition);
  const mayView = useMayView(list?.resource ?? '');
  if (!useOffersMore() || !list) return [];
  const counted = (count: number) => `${formatNumber(count, 0)} ${list.label[count === 1 ? 0 : 1]}`;
  // What is used by nothing that is listed may not be removed all the same.
  const otherwise = ({ emUso, outroUso }: RaRecord) => {
    if (outroUso && other) return translate('cadastro.list.usedOnlyBy', { what: other.label[1] });
    return emUso === undefined ? '' : '-';
  };
  return [
    {
      source: 'emUso',
      label: translate('cadastro.list.inUse'),
      align: 'right',
      width: 120,
      sx: ONE_LINE,
      copy: (record) => {
        const onlyOtherwise = !record.emUso && (record.outroUso || record.emUso === undefined);
        return onlyOtherwise ? otherwise(record) : formatNumber(record.emUso, 0);
      },
      render: (record) => {
        if (!record.emUso) return otherwise(record);
        if (!mayView) return counted(record.emUso);
        const filter = JSON.stringify({ [list.filter]: record.id });
        return (
          <MuiLink
            component={Link}
            to={`/${list.resource}?${new URLSearchParams({ filter })}`}
            aria-label={translate('cadastro.list.usedBy', {
              count: counted(record.emUso),
              name: String(record[definition.search[0] ?? 'id']),
            })}
          >
            {counted(record.emUso)}
          </MuiLink>
        );
      },
    },
  ];
}
