import { Box, TableContainer } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { monthAbbreviation, monthInPhrase, monthName } from '../../../domain/calendar.ts';
import { ARRASTADA, Coleta, ESTILO, FICHA, idDaColeta, SINAIS } from './Coleta.tsx';
import { gradeStyle } from './estilo.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

interface GradeProps {
  ano: number;
  clientes: readonly ClienteDaAgenda[];
  /** Month that the schedule goes on from: what is due cannot be moved before it. */
  from: number;
  mayEdit: boolean;
  mayOpen: boolean;
  onPlan(cliente: ClienteDaAgenda, meses: readonly number[]): void;
}

/** A year of the clients, a line each: what was done of each month, and what is to be done, which is moved along the line. */
export function Grade({ ano, clientes, from, mayEdit, mayOpen, onPlan }: GradeProps) {
  const translate = useTranslate();
  const [told, setTold] = useState('');
  const view = useRef<HTMLDivElement>(null);
  // A year that is on its way opens at the month that it goes on from, beside the names that stay in view, if that is not in
  // view already: what stands before it says more than what is over.
  useLayoutEffect(() => {
    const grid = view.current;
    const [names, month] = [grid?.querySelector('th'), grid?.querySelector(`th[data-month="${from}"]`)];
    if (!grid || !names) return;
    grid.scrollLeft = 0;
    const [of, edge] = [month?.getBoundingClientRect(), grid.getBoundingClientRect().right];
    if (of && of.right > edge) grid.scrollLeft = of.left - names.getBoundingClientRect().right;
  }, [from]);
  /** What was moved last, and what stands for it since. */
  const moved = useRef<{ id: string; stands?: HTMLElement | null }>(null);
  // It stands in another cell then, and back in its own when that is refused: the focus goes with it.
  useLayoutEffect(() => {
    const last = moved.current;
    if (!last || last.stands?.isConnected) return;
    const left = last.stands && document.activeElement !== document.body;
    last.stands = left ? null : document.getElementById(last.id);
    if (last.stands) last.stands.focus();
    else moved.current = null;
  });

  function move(cliente: ClienteDaAgenda, numero: number, to: number) {
    const { idPessoa, nome, devidas } = cliente;
    const others = devidas.filter((one) => one.numero !== numero).map(({ mes }) => mes);
    const first = devidas[0]?.numero ?? 1;
    const was = devidas.find((one) => one.numero === numero)?.mes ?? to;
    // Of several in one month it is the one on the side that it came from.
    const at = others.filter((mes) => (to > was ? mes < to : mes <= to)).length;
    moved.current = { id: idDaColeta(idPessoa, first + at) };
    setTold(translate('agenda.movida', { nome, numero: first + at, mes: monthInPhrase(to) }));
    onPlan(
      cliente,
      [...others, to].sort((a, b) => a - b),
    );
  }

  function drop(event: DragEvent, cliente: ClienteDaAgenda, to: number) {
    const [idPessoa, numero] = event.dataTransfer.getData(ARRASTADA).split(' ').map(Number);
    event.preventDefault();
    const devida = cliente.devidas.find((one) => one.numero === numero);
    if (idPessoa === cliente.idPessoa && devida && devida.mes !== to) move(cliente, devida.numero, to);
  }

  const doneIn = (mes: number) =>
    clientes.reduce((sum, { feitas }) => sum + feitas.filter((one) => one === mes).length, 0);
  const dueIn = (mes: number) =>
    clientes.reduce((sum, { devidas }) => sum + devidas.filter((one) => one.mes === mes).length, 0);
  const label = translate('agenda.grade', { ano });
  return (
    <>
      <TableContainer ref={view} tabIndex={0} role="region" aria-label={label} sx={gradeStyle}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{translate('agenda.cliente')}</th>
              <th scope="col">{translate('agenda.roteiro')}</th>
              {MONTHS.map((mes) => (
                <th key={mes} scope="col" data-month={mes} data-now={mes === from || undefined} title={monthName(mes)}>
                  {monthAbbreviation(mes)}
                </th>
              ))}
              <th scope="col">{translate('agenda.falta')}</th>
            </tr>
          </thead>
          <tbody>
            {clientes.map((cliente) => (
              <tr key={cliente.idPessoa}>
                <th scope="row" title={cliente.nome}>
                  {mayOpen ? (
                    <Link to={`/cadastro/cliente/${cliente.idPessoa}`}>{cliente.nome}</Link>
                  ) : (
                    <span>{cliente.nome}</span>
                  )}
                </th>
                <td title={cliente.roteiro ?? ''}>{cliente.roteiro ?? translate('agenda.semRoteiro')}</td>
                {MONTHS.map((mes) => (
                  <td
                    key={mes}
                    data-past={mes < from || undefined}
                    onDragOver={mayEdit && mes >= from ? (event) => event.preventDefault() : undefined}
                    onDrop={mayEdit && mes >= from ? (event) => drop(event, cliente, mes) : undefined}
                  >
                    <Feitas feitas={cliente.feitas.filter((one) => one === mes).length} mes={mes} />
                    {cliente.devidas
                      .filter((one) => one.mes === mes)
                      .map((devida) => (
                        <Coleta
                          key={devida.numero}
                          cliente={cliente}
                          devida={devida}
                          from={mayEdit ? from : null}
                          onMove={(to) => move(cliente, devida.numero, to)}
                        />
                      ))}
                  </td>
                ))}
                <td>{cliente.devidas.length || '-'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('agenda.total')}</th>
              <td />
              {MONTHS.map((mes) => (
                <td key={mes} title={translate('agenda.previstas', { feitas: doneIn(mes), devidas: dueIn(mes) })}>
                  {mes < from ? doneIn(mes) || '-' : `${doneIn(mes) ? `${doneIn(mes)}+` : ''}${dueIn(mes)}`}
                </td>
              ))}
              <td>{clientes.reduce((sum, { devidas }) => sum + devidas.length, 0)}</td>
            </tr>
          </tfoot>
        </table>
      </TableContainer>
      <div aria-live="polite" style={visuallyHidden}>
        {told}
      </div>
    </>
  );
}

/** The collections that a month has, ticked off. */
function Feitas({ feitas, mes }: { feitas: number; mes: number }) {
  const translate = useTranslate();
  if (feitas === 0) return null;
  const label = translate('agenda.feitasEm', { smart_count: feitas, mes: monthInPhrase(mes) });
  return (
    <Box component="span" role="img" aria-label={label} title={label} sx={{ ...FICHA, ...ESTILO.feita }}>
      {SINAIS.feita}
      {feitas > 1 && feitas}
    </Box>
  );
}
