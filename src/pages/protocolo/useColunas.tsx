import { Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../reports/engine/report.ts';
import type { TableContents, TableFilters } from '../../../reports/tabela/table.ts';
import { useMayView } from '../../app/access.ts';
import type { WideCell, WideColumn } from '../../kit/tables/column.ts';
import { ClienteLink } from '../cliente/ClienteLink.tsx';
import { CLIENTE, tabPath } from '../cliente/tabs.ts';
import { screenColumns } from '../relatorio/screenColumn.tsx';
import type { FotosDe } from './Fotos.tsx';
import { historicoEm, mapaDe } from './lugares.ts';
import { NumeroEFotos } from './NumeroEFotos.tsx';
import { usePanorama } from './usePanorama.ts';

type Content = (row: Row, text: string) => WideCell['content'];

/** Room for the button of the photos beside the number. */
const ID_WIDTH = 128;

/**
 * The columns of protocols, some of which lead on: the number to the photos, the client to its page, the code to the
 * collection that came of it, the place to a map. Keys open the photos of the active row.
 */
export function useColunas(table: TableContents, filters: TableFilters, onFotos: (fotos: FotosDe) => void) {
  const translate = useTranslate();
  const panorama = usePanorama(filters);
  const mayClientes = useMayView(CLIENTE);
  return useMemo(() => {
    const told = (row: Row) => panorama.get(Number(row.id));
    const abrir = (row: Row) => onFotos({ id: Number(row.id), cliente: String(row.nomeCliente ?? '') });

    const contents: Readonly<Record<string, Content>> = {
      id: (row) => <NumeroEFotos id={Number(row.id)} fotos={told(row)?.fotos} onOpen={() => abrir(row)} />,
      nomeCliente: (row, text) => {
        const idPessoa = mayClientes && told(row)?.idPessoa;
        if (!idPessoa) return undefined;
        return (
          <ClienteLink id={idPessoa} to={tabPath(idPessoa, 'dados')}>
            {text}
          </ClienteLink>
        );
      },
      atividadeAmostra: (row, text) => {
        const coleta = mayClientes && told(row)?.coleta;
        if (!coleta) return undefined;
        return (
          <MuiLink component={Link} to={historicoEm(coleta)} title={translate('app.protocolo.coleta')}>
            {row.atividadeAmostra ? text : translate('app.protocolo.coleta')}
          </MuiLink>
        );
      },
      posicao: (row, text) => {
        const mapa = mapaDe(row);
        if (!mapa) return undefined;
        return (
          <MuiLink href={mapa} target="_blank" rel="noopener noreferrer" title={translate('app.protocolo.mapa')}>
            {text}
          </MuiLink>
        );
      },
    };
    const columns = screenColumns(table, translate).map((column): WideColumn<Row> => {
      const content = contents[column.key];
      if (!content) return column;
      const render = (row: Row) => {
        const cell = column.render(row);
        return { ...cell, content: content(row, cell.text) };
      };
      return { ...column, render, ...(column.key === 'id' && { width: ID_WIDTH }) };
    });
    function onRowKey(key: string, row: Row): boolean {
      if (key !== 'Enter') return false;
      abrir(row);
      return true;
    }
    return { columns, onRowKey };
  }, [table, translate, panorama, mayClientes, onFotos]);
}
