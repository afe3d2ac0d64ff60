import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Mes, monthKey } from '../../../../domain/leitura/month.ts';
import { keep } from '../../../app/keep.ts';
import { whenLeft } from '../../../kit/whenLeft.ts';
import type { NaMao } from './linha.ts';

/** Which meter of a month is at hand: in the same tab it still is once the page is loaded anew, or come back to. */
export function useNaMao(userId: number, mes: Mes): RefObject<NaMao> {
  const place = `naMao:${userId}:${monthKey(mes)}`;
  const [kept] = useState(() => Number(sessionStorage.getItem(place)));
  const naMao = useRef<NaMao>({ idHidrometro: kept });
  useEffect(() => {
    const leave = () => void keep(place, String(naMao.current.idHidrometro), sessionStorage);
    const end = whenLeft(leave);
    return () => {
      end();
      leave();
    };
  }, [place]);
  return naMao;
}
