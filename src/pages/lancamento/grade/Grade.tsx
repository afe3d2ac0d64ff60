import { Box, Table } from '@mui/material';
import {
  type MouseEvent,
  memo,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CellPlace, placeWithin } from '../../../kit/tables/activeCell.ts';
import { RowGap } from '../../../kit/tables/Gap.tsx';
import { useCells } from '../../../kit/tables/useCells.ts';
import { useCopy } from '../../../kit/tables/useCopy.ts';
import { useInView } from '../../../kit/tables/useInView.ts';
import { probeStyle, useSpacedColumns } from '../../../kit/tables/useSpacedColumns.ts';
import { type Escrever, useDigitacao } from '../digitacao/useDigitacao.tsx';
import { copiada, type EscolhasDe, escrita } from '../linha/celulas.ts';
import type { Coluna } from '../linha/colunas.ts';
import { type IrPara, type Linha, lugarDe, type NaMao } from '../linha/linha.ts';
import { SituacaoDaLinha } from '../linha/SituacaoDaLinha.tsx';
import { GRADE } from '../pecas/estilo.ts';
import { pressed } from '../pecas/toque.ts';
import { Cabecalho, OPTIONS_WIDTH } from './Cabecalho.tsx';
import { LinhaDaGrade } from './LinhaDaGrade.tsx';
import { useOutraForma } from './useOutraForma.ts';
import { usePaste } from './usePaste.ts';

interface GradeProps extends Escrever {
  label: string;
  linhas: readonly Linha[];
  colunas: readonly Coluna[];
  escolhasDe: EscolhasDe;
  /** Whether the rows can be typed in. */
  mayEdit: boolean;
  /** Whether they have their options. */
  comOpcoes: boolean;
  /** The cell at hand: the grid begins with it. */
  naMao: RefObject<NaMao>;
  irPara: Ref<IrPara>;
  /** A reading's cell was clicked. */
  onReadingClick(linha: Linha): void;
}

/** Cliente and Registro; on a narrow window only Registro, which is the first there. */
const FIXED = 2;
/** All of the page is in the window, with what stands above (`Avisos.tsx`), as long as some rows are left. */
const MAX_HEIGHT = 'max(260px, calc(100dvh - var(--bar, 0px) - var(--avisos, 0px) - 300px))';

/** Tells how wide texts are (`useSpacedColumns`). */
const Probe = memo(({ ref }: { ref: Ref<HTMLSpanElement> }) => (
  <Box ref={ref} component="span" aria-hidden sx={probeStyle} />
));

/** The month as a spreadsheet (`useDigitacao` has its keys): only the rows in view are in the document. */
export function Grade(props: GradeProps) {
  const { label, linhas, escolhasDe, mayEdit, comOpcoes, naMao, irPara, onEscrita, onAcao, onReadingClick } = props;
  const { columns: colunas, probe } = useSpacedColumns(props.colunas);
  const [view, setView] = useState<HTMLDivElement | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const activeId = useId();
  const situationId = useId();
  const beside = comOpcoes ? OPTIONS_WIDTH : 0;
  const inView = useInView({ view, rows: linhas, columns: colunas, fixed: FIXED, names: 0, beside });
  // Where there is little room, the one that stays is narrower.
  const desenhadas = useMemo(
    () => colunas.map((coluna, at) => ({ ...coluna, width: inView.widths[at] ?? coluna.width })),
    [colunas, inView.widths],
  );
  const size = { rows: linhas.length, columns: colunas.length };
  const [first] = useState(() => ({
    row: lugarDe(linhas, naMao.current.idHidrometro),
    column: Math.max(
      0,
      colunas.findIndex(({ key }) => key === naMao.current.coluna),
    ),
  }));
  const cells = useCells({ ...size, page: inView.page }, inView.bring, first);
  const { active, range } = cells;
  // Rows that come or go leave the active cell, and what is being typed in it, with its meter.
  const [before, setBefore] = useState(linhas);
  if (before !== linhas) {
    setBefore(linhas);
    const row = lugarDe(linhas, before[active.row]?.leitura.idHidrometro ?? 0, active.row);
    if (row !== active.row) cells.put({ row, column: active.column });
  }
  const linha = linhas[active.row];
  useEffect(() => {
    if (linha) naMao.current = { idHidrometro: linha.leitura.idHidrometro, coluna: colunas[active.column]?.key };
  }, [linha, colunas, active.column, naMao]);

  function goTo(place: CellPlace) {
    const within = placeWithin(place, size);
    inView.bring(within);
    cells.put(within);
  }
  useImperativeHandle(irPara, () => (idHidrometro) => {
    goTo({ row: lugarDe(linhas, idHidrometro), column: active.column });
  });
  const { editor, edit, clear, stay, onKeyDown, onBlur, semLinha } = useDigitacao({ ...props, table, cells, goTo });

  useOutraForma({
    view,
    begins: colunas[0]?.key,
    onBegin: () => inView.bringWithin(active),
    onResize: (before) => {
      if (editor) inView.bringWithin(active);
      else inView.keepWithin(active, before);
    },
    onReorder: () => cells.cells.left < FIXED && cells.put({ row: active.row, column: 0 }),
  });

  /** What is pressed was the active cell before. */
  const atHand = useRef(false);
  /** What is being typed is done with before another cell is the active one; before what a button does, once it is pressed (`TOQUE`). */
  function onMouseDown(event: MouseEvent) {
    atHand.current = false;
    if (pressed(event)) return;
    atHand.current = (event.target as Element).closest('[data-active]') !== null;
    const field = document.activeElement;
    if (editor && field instanceof HTMLElement && field !== table.current) field.blur();
    stay();
    cells.onMouseDown(event);
  }
  function onClick({ target, nativeEvent }: MouseEvent) {
    // A finger has no keys: with a second tap the cell is typed in.
    if (atHand.current && !editor && (nativeEvent as PointerEvent).pointerType === 'touch') edit('going-on');
    const reading = ['leituraAtual', 'leituraAnterior'].includes(colunas[active.column]?.key ?? '');
    if (reading && mayEdit && linha && (target as Element).closest('[data-active]')) onReadingClick(linha);
  }
  const copied = () => {
    const { top, bottom, left, right } = cells.cells;
    const taken = colunas.slice(left, right + 1);
    return linhas.slice(top, bottom + 1).map((one) => taken.map((coluna) => copiada(coluna, one)));
  };
  // A row that nobody has chosen gives nothing, and takes nothing.
  useCopy(table, copied, undefined, () => semLinha || clear());
  usePaste(table, (textos) => {
    if (mayEdit && !semLinha) onEscrita(escrita(linhas, colunas, cells.cells, textos, escolhasDe), 'colada');
  });

  return (
    <>
      <Probe ref={probe} />
      <div ref={setView} className={GRADE} style={{ maxHeight: MAX_HEIGHT }}>
        <Table
          ref={table}
          role="grid"
          aria-label={label}
          aria-describedby={situationId}
          aria-readonly={mayEdit ? undefined : true}
          aria-multiselectable
          aria-keyshortcuts={mayEdit ? 'F2 F8 F9' : comOpcoes ? 'F2 F8' : 'F2'}
          aria-rowcount={linhas.length + 1}
          aria-colcount={colunas.length + (comOpcoes ? 1 : 0)}
          aria-activedescendant={inView.shown.includes(active.row) ? activeId : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          onMouseDown={onMouseDown}
          onMouseOver={cells.onMouseOver}
          onClick={onClick}
          onDoubleClick={() => editor || edit('going-on')}
          style={{ width: (inView.offsets.at(-1) ?? 0) + beside }}
        >
          <Cabecalho colunas={desenhadas} fixed={inView.fixed} options={comOpcoes} />
          <tbody>
            <RowGap height={inView.before} />
            {inView.shown.map((index) => {
              const row = linhas[index];
              const selected = range && index >= range.top && index <= range.bottom;
              const isActive = index === active.row;
              return (
                row && (
                  <LinhaDaGrade
                    key={row.leitura.idHidrometro}
                    linha={row}
                    index={index}
                    colunas={desenhadas}
                    fixed={inView.fixed}
                    activeColumn={isActive ? active.column : null}
                    activeId={activeId}
                    from={selected ? range.left : undefined}
                    to={selected ? range.right : undefined}
                    editor={isActive ? editor : undefined}
                    options={comOpcoes}
                    mayEdit={mayEdit}
                    onAcao={onAcao}
                  />
                )
              );
            })}
            <RowGap height={inView.after} />
          </tbody>
        </Table>
      </div>
      <SituacaoDaLinha id={situationId} linha={linha} linhas={linhas} colunas={props.colunas} />
    </>
  );
}
