import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { REINICIOS } from '../../../domain/leitura/restart.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { useWindowBelow } from '../../kit/useWindowBelow.ts';
import type { Filtros } from './leitura/filtros.ts';
import type { Mudados } from './leitura/seguintes.ts';
import type { EscolhasDe } from './linha/celulas.ts';
import { casasDe, colunasDe, largurasDe, nomeDe } from './linha/colunas.ts';
import { useCalcular } from './linha/useCalcular.ts';
import { categoriasDe } from './useLancamento.ts';
import { useMes } from './useMes.ts';

export interface MesDeLeiturasProps {
  userId: number;
  filtros: Filtros;
  mayEdit: boolean;
  /** Rows have their options; whoever may not edit reads the observations, and has the reading sheet. */
  comOpcoes: boolean;
  /** Another month was shown before it. */
  trocado: boolean;
  /** Shows all meters of the month; undefined where they all are. */
  onClear: (() => void) | undefined;
  /** The later months, of this one or another, of which what was saved is to be taken note. */
  mudados: Mudados;
  onMudados(change: (known: Mudados) => Mudados): void;
}

/** What the server tells of a month, and how it is shown: all that is the same at every key. */
export function useMesMostrado(userId: number, filtros: Filtros) {
  const translate = useTranslate();
  const phone = usePhone();
  const narrow = useWindowBelow('md');
  const lido = useMes(userId, filtros);
  const { grid, categorias } = lido;
  const calcular = useCalcular(categorias);
  const nome = useMemo(() => nomeDe(categorias), [categorias]);
  // By what was read, not by what is typed. The card shows one alone.
  const casas = useMemo(() => (phone ? 0 : casasDe(grid.data?.data ?? [])), [phone, grid.data]);
  const { registro, uc } = useMemo(() => largurasDe(grid.data?.data ?? []), [grid.data]);
  const colunas = useMemo(
    () => colunasDe(nome, translate, narrow, casas, { registro, uc }),
    [nome, translate, narrow, casas, registro, uc],
  );
  const escolhasDe = useCallback<EscolhasDe>(
    ({ leitura }, campo) => {
      if (campo === 'reinicioMedidor') return REINICIOS;
      return campo === 'idCategoriaCobranca' ? categoriasDe(leitura, categorias) : undefined;
    },
    [categorias],
  );
  return { lido, phone, calcular, nome, colunas, escolhasDe };
}

export type MesMostrado = ReturnType<typeof useMesMostrado>;
