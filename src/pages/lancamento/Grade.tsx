import { Table, TableContainer, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useId, useMemo, useRef } from 'react';
import { type CellPlace, placeWithin, reveal } from '../../kit/tables/activeCell.ts';
import { columnOffsets } from '../../kit/tables/column.ts';
import { HEAD_HEIGHT } from '../../kit/tables/style.ts';
import { useCells } from '../../kit/tables/useCells.ts';
import { useCopy } from '../../kit/tables/useCopy.ts';
import { ROW_HEIGHT } from '../../kit/theme.ts';
import { Cabecalho, OPTIONS_WIDTH } from './Cabecalho.tsx';
import { copiada, type EscolhasDe, escrita } from './celulas.ts';
import type { Coluna } from './colunas.ts';
import { estiloDaGrade } from './estilo.ts';
import { LinhaDaGrade } from './LinhaDaGrade.tsx';
import type { Linha } from './linha.ts';
import { SituacaoDaLinha } from './SituacaoDaLinha.tsx';
import { type Escrever, useDigitacao } from './useDigitacao.tsx';
import { usePaste } from './usePaste.ts';

interface GradeProps extends Escrever {
  label: string;
  linhas: readonly Linha[];
  colunas: readonly Coluna[];
  escolhasDe: EscolhasDe;
  /** Whether the rows can be typed in and have options. */
  mayEdit: boolean;
  /** A reading's cell was clicked. */
  onReadingClick(linha: Linha): void;
}

/** Cliente and Registro; on a narrow window only the first. */
const FIXED = 2;
const MAX_HEIGHT = 'max(260px, calc(100dvh - var(--bar, 0px) - 300px))';

/** The month as a spreadsheet (`useDigitacao` has its keys): only the rows in view are in the document. */
export function Grade(props: GradeProps) {
  const { label, linhas, colunas, escolhasDe, mayEdit, onEscrita, onAcao, onReadingClick } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const activeId = useId();
  const situationId = useId();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const offsets = useMemo(() => columnOffsets(colunas), [colunas]);
  const fixed = useMemo(() => offsets.slice(0, wide ? FIXED : 1), [offsets, wide]);
  const virtualizer = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => linhas[index]?.leitura.idHidrometro ?? index,
    overscan: 6,
    // The heading lies over the last pixels that the view would otherwise have.
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const shown = virtualizer.getVirtualItems();
  const size = { rows: linhas.length, columns: colunas.length };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
  const cells = useCells({ ...size, page }, bring);
  const { active, range } = cells;
  const linha = linhas[active.row];

  function bring({ row, column }: CellPlace) {
    virtualizer.scrollToIndex(row);
    const view = scroller.current;
    if (!view || column < fixed.length) return;
    view.scrollLeft = reveal(offsets[column] ?? 0, offsets[column + 1] ?? 0, {
      offset: view.scrollLeft,
      size: view.clientWidth,
      covered: offsets[fixed.length] ?? 0,
    });
  }
  function goTo(place: CellPlace) {
    const within = placeWithin(place, size);
    cells.put(within);
    bring(within);
  }
  const { editor, edit, stay, onKeyDown, onBlur } = useDigitacao({ ...props, table, cells, goTo });

  /** What is being typed is done with before another cell is the active one. */
  function onMouseDown(event: MouseEvent) {
    const field = document.activeElement;
    if (editor && field instanceof HTMLElement && field !== table.current) field.blur();
    stay();
    cells.onMouseDown(event);
  }
  function onClick({ target }: MouseEvent) {
    const reading = ['leituraAtual', 'leituraAnterior'].includes(colunas[active.column]?.key ?? '');
    if (reading && mayEdit && linha && (target as Element).closest('[data-active]')) onReadingClick(linha);
  }
  useCopy(table, () => {
    const { top, bottom, left, right } = cells.cells;
    const taken = colunas.slice(left, right + 1);
    return linhas.slice(top, bottom + 1).map((one) => taken.map((coluna) => copiada(coluna, one)));
  });
  usePaste(table, (textos) => {
    if (mayEdit) onEscrita(escrita(linhas, colunas, cells.cells, textos, escolhasDe), 'colada');
  });

  return (
    <>
      <TableContainer ref={scroller} sx={estiloDaGrade} style={{ maxHeight: MAX_HEIGHT }}>
        <Table
          ref={table}
          role="grid"
          aria-label={label}
          aria-describedby={situationId}
          aria-readonly={mayEdit ? undefined : true}
          aria-multiselectable
          aria-rowcount={linhas.length + 1}
          aria-colcount={colunas.length + (mayEdit ? 1 : 0)}
          aria-activedescendant={shown.some((item) => item.index === active.row) ? activeId : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          onMouseDown={onMouseDown}
          onMouseOver={cells.onMouseOver}
          onClick={onClick}
          onDoubleClick={() => edit('going-on')}
          style={{ width: (offsets.at(-1) ?? 0) + (mayEdit ? OPTIONS_WIDTH : 0) }}
        >
          <Cabecalho colunas={colunas} fixed={fixed} options={mayEdit} />
          <tbody>
            <Vao height={shown[0]?.start ?? 0} />
            {shown.map(({ index, key }) => {
              const row = linhas[index];
              const selected = range && index >= range.top && index <= range.bottom;
              const isActive = index === active.row;
              return (
                row && (
                  <LinhaDaGrade
                    key={key}
                    linha={row}
                    index={index}
                    colunas={colunas}
                    fixed={fixed}
                    activeColumn={isActive ? active.column : null}
                    activeId={activeId}
                    from={selected ? range.left : undefined}
                    to={selected ? range.right : undefined}
                    editor={isActive ? editor : undefined}
                    onAcao={mayEdit ? onAcao : undefined}
                  />
                )
              );
            })}
            <Vao height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
          </tbody>
        </Table>
      </TableContainer>
      <SituacaoDaLinha id={situationId} linha={linha} />
    </>
  );
}

/** Stands for the rows that are not in view. */
function Vao({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
