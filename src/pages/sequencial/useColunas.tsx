import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { doCliente } from '../../../reports/cliente/definition.ts';
import { useMayView } from '../../app/access.ts';
import { IconAction } from '../../kit/page/IconAction.tsx';
import type { WideColumn } from '../../kit/tables/column.ts';
import { screenColumns } from '../relatorio/screenColumn.tsx';
import { PdfDaSequencia } from './PdfDaSequencia.tsx';
import { usePdfs } from './usePdfs.ts';

const FIELDS = [
  { field: 'sequencial', kind: 'text', width: 136 },
  { field: 'nome', kind: 'text', width: 336, names: true },
  { field: 'inicio', kind: 'date', width: 128 },
  { field: 'fim', kind: 'date', width: 128 },
] as const;

/**
 * The columns of saved sequences (spec 2 §2.6): 'Opções' for who may remove them, 'PDF' for who may see clients, whose
 * reports they are.
 */
export function useColunas(onRemove?: (sequencia: Sequencia) => void): readonly WideColumn<Sequencia>[] {
  const translate = useTranslate();
  const mayPrint = useMayView(doCliente.menu);
  const [preparos, criar] = usePdfs();
  return useMemo(() => {
    const header = (name: string) => translate(`sequencial.coluna.${name}`);
    const columns = FIELDS.map((column) => ({ ...column, header: header(column.field) }));
    const all: WideColumn<Sequencia>[] = screenColumns({ columns }, translate);
    if (onRemove) {
      all.push({
        key: 'opcoes',
        header: header('opcoes'),
        width: 96,
        render: (sequencia) => ({
          text: '',
          content: (
            <IconAction
              size="small"
              label={translate('sequencial.remover.de', { ...sequencia })}
              onClick={() => onRemove(sequencia)}
            >
              <DeleteIcon fontSize="small" />
            </IconAction>
          ),
        }),
      });
    }
    // Wide enough for the two links that take the place of one button.
    const pdf = (sequencia: Sequencia) => ({
      text: '',
      content: <PdfDaSequencia sequencia={sequencia} preparo={preparos.get(sequencia.id)} onCriar={criar} />,
    });
    return mayPrint ? [...all, { key: 'pdf', header: header('pdf'), width: 240, render: pdf }] : all;
  }, [translate, onRemove, mayPrint, preparos, criar]);
}
