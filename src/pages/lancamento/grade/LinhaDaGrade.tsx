import { memo, type ReactNode } from 'react';
import { fixedMark } from '../../../kit/tables/style.ts';
import { type Coluna, comUnidade } from '../linha/colunas.ts';
import { emUmaPeca, fits } from '../linha/larguras.ts';
import type { Linha } from '../linha/linha.ts';
import { type AoAgir, OpcoesDaLinha } from '../linha/OpcoesDaLinha.tsx';
import { errosDe, situacaoDe } from '../linha/situacao.ts';
import { OPTIONS_WIDTH } from './Cabecalho.tsx';

interface LinhaDaGradeProps {
  linha: Linha;
  index: number;
  colunas: readonly Coluna[];
  /** Left edges of the columns that stay in view. */
  fixed: readonly (number | undefined)[];
  /** Column of the active cell, when it is in this row. */
  activeColumn: number | null;
  activeId: string;
  /** First and last column of what is selected of this row. */
  from?: number;
  to?: number;
  /** What stands over the active cell while it is typed in. */
  editor?: ReactNode;
  options: boolean;
  mayEdit: boolean;
  /** What the row's buttons do. */
  onAcao: AoAgir;
}

function Row({
  linha,
  index,
  colunas,
  fixed,
  activeColumn,
  activeId,
  from = 1,
  to = 0,
  editor,
  options,
  mayEdit,
  onAcao,
}: LinhaDaGradeProps) {
  const situacao = situacaoDe(linha);
  const erros = errosDe(linha);
  return (
    <tr
      aria-rowindex={index + 2}
      data-other={linha.outroCliente || undefined}
      data-pending={linha.pendente ? '' : undefined}
    >
      {colunas.map((coluna, position) => {
        const text = comUnidade(coluna, linha);
        const long = !fits(text, coluna.width);
        const active = position === activeColumn;
        const left = fixed[position];
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={coluna.key}
            {...(position === 0 && { scope: 'row' })}
            id={active ? activeId : undefined}
            aria-colindex={position + 1}
            data-active={active || undefined}
            data-align={coluna.align}
            data-fixed={fixedMark(position, fixed)}
            // A field may be longer than its cell.
            data-long={long && !(active && editor) ? '' : undefined}
            data-unbroken={long && emUmaPeca(text) ? '' : undefined}
            data-tone={coluna.key === 'situacao' ? situacao.tone : undefined}
            data-typed={coluna.campo && linha.textos[coluna.campo] !== undefined ? '' : undefined}
            aria-selected={position >= from && position <= to ? true : undefined}
            aria-readonly={coluna.campo ? undefined : true}
            aria-invalid={coluna.campo && erros[coluna.campo] !== undefined ? true : undefined}
            style={{ width: coluna.width, left }}
            title={coluna.align && !long ? undefined : text}
          >
            {text}
            {active && editor}
          </Cell>
        );
      })}
      {options && (
        <td data-options="" aria-colindex={colunas.length + 1} style={{ width: OPTIONS_WIDTH }}>
          <OpcoesDaLinha linha={linha} mayEdit={mayEdit} onAcao={onAcao} />
        </td>
      )}
    </tr>
  );
}

/** A row of the grid; drawn again only when something of it changes. */
export const LinhaDaGrade = memo(Row);
