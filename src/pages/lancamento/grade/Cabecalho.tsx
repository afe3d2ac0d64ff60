import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { fixedMark } from '../../../kit/tables/style.ts';
import type { Coluna } from '../linha/colunas.ts';

/** Pixels of the last column: four buttons. */
export const OPTIONS_WIDTH = 136;

interface CabecalhoProps {
  colunas: readonly Coluna[];
  fixed: readonly (number | undefined)[];
  options: boolean;
}

/** The grid's headings. */
export const Cabecalho = memo(({ colunas, fixed, options }: CabecalhoProps) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {colunas.map(({ key, header, align, width }, position) => (
          <th
            key={key}
            scope="col"
            title={header}
            data-align={align}
            data-names={key === 'cliente' ? '' : undefined}
            data-texts={key === 'registro' || key === 'obs' ? '' : undefined}
            data-told={key === 'situacao' ? '' : undefined}
            data-fixed={fixedMark(position, fixed)}
            style={{ width, left: fixed[position] }}
          >
            {header}
          </th>
        ))}
        {options && (
          <th scope="col" data-options="" style={{ width: OPTIONS_WIDTH }}>
            {translate('lancamento.coluna.opcoes')}
          </th>
        )}
      </tr>
    </thead>
  );
});
