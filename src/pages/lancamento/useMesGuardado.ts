import { useEffect, useState } from 'react';
import type { Mes } from '../../../domain/leitura/month.ts';
import { keepProgram } from '../../app/keptProgram.ts';
import { type Kept, PATIENCE } from '../../app/keptReplies.ts';
import { guardarMes, guardarParte, lerMes, type MesGuardado } from './mesGuardado.ts';

/** Milliseconds after a change before it is kept: of many, one after the other, the last. */
const SOSSEGO = 1_000;

/** Keeps on disk what is known of a month, and the program that shows it. */
export function useGuardarMes(userId: number, mes: Mes, sabido: MesGuardado | null, inteiro: boolean): void {
  useEffect(() => {
    if (!sabido) return;
    const timer = setTimeout(() => {
      void (inteiro ? guardarMes : guardarParte)(userId, mes, sabido);
      keepProgram();
    }, SOSSEGO);
    return () => clearTimeout(timer);
  }, [userId, mes, sabido, inteiro]);
}

/**
 * What is kept of a month, read where the server does not answer.
 *
 * @param failed nobody answered
 * @param waiting for a reply, for which there is little patience
 */
export function useMesGuardado(userId: number, mes: Mes, failed: boolean, waiting: boolean): Kept<MesGuardado> | null {
  const [kept, setKept] = useState<Kept<MesGuardado> | null>(null);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  const asked = failed || late;
  useEffect(() => {
    if (!asked) return setKept(null);
    let left = false;
    void lerMes(userId, mes).then((found) => {
      if (!left) setKept(found);
    });
    return () => {
      left = true;
    };
  }, [asked, userId, mes]);
  return asked ? kept : null;
}
