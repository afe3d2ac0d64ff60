import type { RaRecord, useTranslate } from 'react-admin';
import type { ClienteRow, PanoramaDoCliente } from '../../../contract/clientes.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { formatDbo } from '../../../domain/coleta/chargedDbo.ts';
import { formatNumber, writeNumber } from '../../../domain/numbers.ts';
import { formatValue } from '../../../resources/kinds.ts';
import type { Column } from '../../kit/lists/column.ts';
import { StatusText } from '../../kit/lists/StatusText.tsx';
import { ClienteLink } from './ClienteLink.tsx';

/** A client in a list, with what else is told of it where that is asked for. */
export type ClienteRecord = RaRecord & ClienteRow & Partial<PanoramaDoCliente>;

const ONE_LINE = { whiteSpace: 'nowrap' };
/** A long text ends at the column's width, so that the row stays low. */
const CUT = { ...ONE_LINE, maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis' };

/** However many columns are chosen, a name takes two lines or three: the table scrolls before it becomes a word a line. */
const NAME = { minWidth: 240 };

type Translate = ReturnType<typeof useTranslate>;

/**
 * Code, name, status and day of registration of the clients of a list.
 *
 * @param under address that a client's id follows, where its name leads
 * @param registered what the last column is called
 */
export function clienteColumns(
  translate: Translate,
  under: string,
  registered: string,
): readonly Column<ClienteRecord>[] {
  return [
    { source: 'codigo', label: translate('cliente.list.code'), width: 90, render: ({ codigo }) => codigo },
    {
      source: 'nome',
      heading: true,
      label: translate('cliente.list.name'),
      sx: NAME,
      render: ({ id, nome }) => (
        <ClienteLink id={id} to={`/${under}/${id}`}>
          {nome}
        </ClienteLink>
      ),
      copy: ({ nome }) => nome,
    },
    {
      source: 'flagAtivo',
      label: translate('cliente.list.status'),
      sx: ONE_LINE,
      render: ({ flagAtivo }) => <StatusText flagAtivo={flagAtivo} />,
      copy: ({ flagAtivo }) => formatValue('situacao', flagAtivo),
    },
    {
      source: 'dtCadastro',
      label: registered,
      sx: ONE_LINE,
      render: ({ dtCadastro }) => formatValue('moment', dtCadastro),
    },
  ];
}

/** What else the list may tell of each client (`GET /Pessoa/panorama`). */
export function panoramaColumns(translate: Translate): readonly Column<ClienteRecord>[] {
  const label = (name: string) => translate(`cliente.list.${name}`);
  return [
    {
      source: 'ramo',
      label: label('branch'),
      sx: CUT,
      render: ({ ramo }) => <span title={ramo ?? ''}>{ramo}</span>,
      copy: ({ ramo }) => ramo ?? '',
    },
    {
      source: 'roteiro',
      label: label('route'),
      sx: CUT,
      render: ({ roteiro }) => <span title={roteiro ?? ''}>{roteiro}</span>,
      copy: ({ roteiro }) => roteiro ?? '',
    },
    {
      source: 'ultimaColeta',
      label: label('latest'),
      sx: ONE_LINE,
      render: ({ ultimaColeta }) => formatDate(ultimaColeta),
    },
    { source: 'dbo', label: label('charge'), align: 'right', render: ({ dbo }) => formatDbo(dbo) },
    {
      source: 'calibracao',
      label: label('calibration'),
      sx: ONE_LINE,
      render: ({ calibracao }) => calibracao && label(`calibrations.${calibracao.replace(' ', '')}`),
    },
    {
      source: 'falta',
      label: label('left'),
      align: 'right',
      render: ({ falta }) => formatNumber(falta, 0),
      copy: ({ falta }) => writeNumber(falta, 0),
    },
  ];
}

/** Those that are not shown until the user chooses. */
export const HIDDEN_AT_FIRST: readonly string[] = ['dbo', 'calibracao', 'falta'];
