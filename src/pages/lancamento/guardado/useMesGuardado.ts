import { useEffect, useState } from 'react';
import type { Mes } from '../../../../domain/leitura/month.ts';
import { keepProgram } from '../../../app/keptProgram.ts';
import { type Kept, PATIENCE, wipeReplies } from '../../../app/keptReplies.ts';
import { outrosMesesPendentes } from './guardados.ts';
import { guardarMes, lerMes, type MesGuardado, type MesSabido } from './mesGuardado.ts';

/** Milliseconds after a change before it is kept: of many, one after the other, the last. */
const SOSSEGO = 1_000;

/** Keeps on disk what is known of a month, which was read `em`, in milliseconds, and the program that shows it. */
export function useGuardarMes(userId: number, mes: Mes, sabido: MesSabido | null, em: number): void {
  useEffect(() => {
    if (!sabido) return;
    const timer = setTimeout(() => {
      void guardarMes(userId, mes, new Date(em).toISOString(), sabido, outrosMesesPendentes(userId, mes));
      keepProgram();
    }, SOSSEGO);
    return () => clearTimeout(timer);
  }, [userId, mes, sabido, em]);
}

interface Resposta {
  /** Nobody answered. */
  falta: boolean;
  /** A reply is waited for, for which there is little patience. */
  espera: boolean;
  /** The server does not show the month to its user. */
  recusa: boolean;
  /** It is here. */
  veio: boolean;
}

/**
 * What is kept of a month, read once the server has not answered; it stays, whatever is asked again, until it is refused.
 *
 * @returns also whether it has not answered: what is here of the month is shown meanwhile
 */
export function useMesGuardado(userId: number, mes: Mes, { falta, espera, recusa, veio }: Resposta) {
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<Kept<MesGuardado> | null>(null);
  useEffect(() => {
    if (falta) setAsked(true);
    else if (veio) setAsked(false);
  }, [falta, veio]);
  useEffect(() => {
    if (!espera) return;
    const timer = setTimeout(() => setAsked(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [espera]);
  useEffect(() => {
    if (!asked) return;
    let left = false;
    void lerMes(userId, mes).then((found) => {
      if (!left) setKept(found);
    });
    return () => {
      left = true;
    };
  }, [asked, userId, mes]);
  useEffect(() => {
    if (!recusa) return;
    setAsked(false);
    setKept(null);
    void wipeReplies();
  }, [recusa]);
  return { kept, asked };
}
