import FilterIcon from '@mui/icons-material/FilterAlt';
import FilterOutlinedIcon from '@mui/icons-material/FilterAltOutlined';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { isFiltered } from '../../../reports/tabela/shownRows.ts';
import { SortLabel } from '../lists/SortLabel.tsx';
import { IconAction } from '../page/IconAction.tsx';
import type { WideColumn } from './column.ts';
import { fixedMark } from './style.ts';
import type { TableQuery } from './useTableQuery.ts';

interface WideHeadProps<Row> {
  columns: readonly WideColumn<Row>[];
  /** Left edges of the columns that stay in view (`staying.ts`). */
  fixed: readonly (number | undefined)[];
  /** Place of the column that was made narrower. */
  narrowed: number | undefined;
  query: TableQuery;
  /** Opens what a column's order and filters are chosen in. */
  onMenu(column: number): void;
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;
/** The table is one stop of the keyboard: there Alt and the arrow do what the buttons do. */
const BY_POINTER = -1;

function Head<R>({ columns, fixed, narrowed, query, onMenu }: WideHeadProps<R>) {
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, position) => {
          const { key, header, unit, align, options } = column;
          const wraps = column.wraps || position === narrowed;
          const order = query.sort.field === key ? query.sort.order : null;
          const Icon = isFiltered([column], query.filter) ? FilterIcon : FilterOutlinedIcon;
          return (
            <th
              key={key}
              scope="col"
              aria-label={unit ? `${header} ${unit}` : header}
              aria-sort={order ? ARIA_SORT[order] : undefined}
              data-align={align}
              data-options={options && ''}
              data-wraps={wraps || undefined}
              data-fixed={fixedMark(position, fixed)}
              style={{ left: fixed[position] }}
            >
              {column.order ? (
                <div>
                  <span>
                    <SortLabel
                      label={header}
                      order={order}
                      onSort={(next) => query.setSort({ field: key, order: next })}
                      tabIndex={BY_POINTER}
                      hideSortIcon
                    />
                    {wraps && unit && ' '}
                    {unit ? <small>{unit}</small> : null}
                  </span>
                  <IconAction
                    label={translate('tabela.menu', { column: header })}
                    color={Icon === FilterIcon ? 'primary' : 'default'}
                    tabIndex={BY_POINTER}
                    aria-haspopup="dialog"
                    onClick={() => onMenu(position)}
                  >
                    <Icon />
                  </IconAction>
                </div>
              ) : (
                <>
                  {header}
                  {unit ? <small>{unit}</small> : null}
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The headings of the wide table; drawn again only when they change. */
export const WideHead = memo(Head) as typeof Head;
