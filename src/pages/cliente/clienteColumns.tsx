import type { RaRecord, useTranslate } from 'react-admin';
import type { ClienteRow } from '../../../contract/clientes.ts';
import { formatValue } from '../../../resources/kinds.ts';
import type { Column } from '../../kit/lists/column.ts';
import { ClienteLink } from './ClienteLink.tsx';

/** A client in a list. */
export type ClienteRecord = RaRecord & ClienteRow;

/**
 * Code, name, status and day of registration of the clients of a list.
 *
 * @param under address that a client's id follows, where its name leads
 * @param registered what the last column is called
 */
export function clienteColumns(
  translate: ReturnType<typeof useTranslate>,
  under: string,
  registered: string,
): readonly Column<ClienteRecord>[] {
  return [
    { source: 'codigo', label: translate('cliente.list.code'), width: 140, render: ({ codigo }) => codigo },
    {
      source: 'nome',
      heading: true,
      label: translate('cliente.list.name'),
      render: ({ id, nome }) => (
        <ClienteLink id={id} to={`/${under}/${id}`}>
          {nome}
        </ClienteLink>
      ),
    },
    {
      source: 'flagAtivo',
      label: translate('cliente.list.status'),
      render: ({ flagAtivo }) => formatValue('situacao', flagAtivo),
    },
    { source: 'dtCadastro', label: registered, render: ({ dtCadastro }) => formatValue('moment', dtCadastro) },
  ];
}
