import { Button, Checkbox } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { cartasDbo } from '../../../reports/carta-dbo/definition.ts';
import type { Row } from '../../../reports/engine/report.ts';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import type { RowTools } from '../relatorio/TabelaBody.tsx';
import { CartaDoCliente } from './CartaDoCliente.tsx';

/** The table is one stop of the keyboard: there the space bar and Enter do what the buttons do. */
const BY_POINTER = -1;

const idOf = ({ id }: Row) => Number(id);
const nameOf = ({ nome }: Row) => String(nome ?? '');
const addressOf = (ids: readonly number[]) => `/${cartasDbo.path}?${cartasDbo.query({ idPessoas: ids })}`;

/** Rows to choose, a letter for each, and one for all that are chosen and shown. */
export function useCartas(rows: readonly Row[]): RowTools {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => rows.map(idOf).filter((id) => chosen.has(id)), [rows, chosen]);
  const all = rows.length > 0 && ids.length === rows.length;

  const columns = useMemo(
    (): RowTools['columns'] => [
      {
        key: 'escolhido',
        header: translate('valoresDbo.escolher'),
        width: 96,
        align: 'center',
        render: (row) => ({
          text: '',
          content: (
            <Checkbox
              size="small"
              checked={chosen.has(idOf(row))}
              onChange={() => setChosen(toggled(idOf(row)))}
              sx={{ p: 0.25 }}
              slotProps={{
                input: {
                  'aria-label': translate('valoresDbo.escolherUm', { nome: nameOf(row) }),
                  tabIndex: BY_POINTER,
                },
              }}
            />
          ),
        }),
      },
      {
        key: 'pdf',
        header: translate('valoresDbo.pdf'),
        width: 96,
        render: (row) => ({ text: '', content: <CartaDoCliente id={idOf(row)} nome={nameOf(row)} /> }),
      },
    ],
    [translate, chosen],
  );

  function onRowKey(key: string, row: Row): boolean {
    if (key === ' ') setChosen(toggled(idOf(row)));
    else if (key === 'Enter') window.open(addressOf([idOf(row)]), '_blank', 'noopener');
    else return false;
    return true;
  }

  const tools = rows.length > 0 && (
    <>
      {ids.length > 0 && (
        <PdfLink
          report={cartasDbo}
          filters={{ idPessoas: ids }}
          text={translate('valoresDbo.carta', { smart_count: ids.length })}
        />
      )}
      <Button onClick={() => setChosen(new Set(all ? [] : rows.map(idOf)))}>
        {translate(all ? 'valoresDbo.nenhum' : 'valoresDbo.todos')}
      </Button>
    </>
  );
  return { columns, tools, onRowKey, keys: translate('valoresDbo.teclas') };
}

/** The choice with a client more, or less. */
const toggled = (id: number) => (before: ReadonlySet<number>) => {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
};
