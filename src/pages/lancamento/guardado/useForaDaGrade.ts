import { onlineManager } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import type { Leitura } from '../../../../contract/leitura.ts';
import { useCall } from '../../../app/useCall.ts';
import type { Filtros } from '../leitura/filtros.ts';
import type { Pendente, Pendentes } from './pendente.ts';

const idsDe = (leituras: readonly Leitura[] | undefined) =>
  leituras && new Set(leituras.map(({ idHidrometro }) => idHidrometro));

const foraDe = (pendentes: Pendentes, habilitados: ReadonlySet<number>): Pendente[] =>
  [...pendentes.values()].filter(({ idHidrometro }) => !habilitados.has(idHidrometro));

const NENHUM: readonly Pendente[] = [];

/**
 * The pending readings that stand in no row whatever the filter, for their meter or its client was disabled or removed
 * meanwhile. Those that the filter hides are none of them: only where some are missing is the whole month asked for.
 *
 * @param leituras what the filter lets through, once it is there
 */
export function useForaDaGrade(filtros: Filtros, pendentes: Pendentes, leituras: readonly Leitura[] | undefined) {
  const { idMes, idAno, nomeCliente, medidorVazao } = filtros;
  const mostrados = useMemo(() => idsDe(leituras), [leituras]);
  const missing = mostrados && foraDe(pendentes, mostrados).length > 0;
  const isFiltered = nomeCliente !== '' || medidorVazao !== '';
  // Without a filter it is the very call of the grid.
  const { data, refetch } = useCall(
    leiturasDoMes,
    { query: { nomeCliente: '', idMes, idAno, medidorVazao: '' } },
    { enabled: isFiltered && missing === true },
  );
  const habilitados = useMemo(() => idsDe(data?.data), [data]);
  const fora = useMemo(
    () => (missing && habilitados ? foraDe(pendentes, habilitados) : NENHUM),
    [missing, habilitados, pendentes],
  );

  /** Whether there is nothing to be asked for before 'Salvar tudo', which then begins at once. */
  const sabido = () => missing === false || habilitados !== undefined || !onlineManager.isOnline();
  /** The same, asked for; where it cannot be had, none: the server judges them. */
  async function conferir(): Promise<readonly Pendente[]> {
    const asked = idsDe((await refetch()).data?.data);
    return asked ? foraDe(pendentes, asked) : NENHUM;
  }
  return { fora, sabido, conferir };
}
