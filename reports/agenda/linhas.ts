import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import { monthInPhrase, monthName } from '../../domain/calendar.ts';
import type { Asked } from '../tabela/asks.ts';
import type { DaAgenda } from './asks.ts';

/** A collection that is still to be done. */
export type LinhaDaAgenda = {
  /** `7-3`: the client, and which one of its year it is. */
  id: string;
  idPessoa: number;
  mes: number;
  nomeDoMes: string;
  codigo: string | null;
  nome: string;
  roteiro: string;
  tecnico: string;
  /** '3 de 4'. */
  coleta: string;
  situacao: string;
  ultimaColeta: string | null;
};

/** What a client is told of that has none. */
export const SEM = { roteiro: 'Sem roteiro', tecnico: 'Sem técnico' } as const;

const is = (wanted: number | undefined, id: number | null) => wanted === undefined || wanted === (id ?? 0);

/** The clients that are asked for, of all of a year's schedule. */
export const clientesPedidos = (
  clientes: readonly ClienteDaAgenda[],
  { idRoteiro, idTecnico }: Pick<Asked<DaAgenda>, 'idRoteiro' | 'idTecnico'>,
): ClienteDaAgenda[] => clientes.filter((one) => is(idRoteiro, one.idRoteiro) && is(idTecnico, one.idTecnico));

/** What is to be done of them, by month, then as the clients come. */
export function linhasDaAgenda(clientes: readonly ClienteDaAgenda[]): LinhaDaAgenda[] {
  const rows = clientes.flatMap(({ idPessoa, codigo, nome, roteiro, tecnico, minimo, ultimaColeta, devidas }) =>
    devidas.map(({ numero, mes, guardada, atrasadaDe }) => ({
      id: `${idPessoa}-${numero}`,
      idPessoa,
      mes,
      nomeDoMes: monthName(mes),
      codigo,
      nome,
      roteiro: roteiro ?? SEM.roteiro,
      tecnico: tecnico ?? SEM.tecnico,
      coleta: `${numero} de ${minimo}`,
      situacao: atrasadaDe ? `Atrasada de ${monthInPhrase(atrasadaDe)}` : guardada ? 'Planejada' : 'Proposta',
      ultimaColeta,
    })),
  );
  return rows.toSorted((a, b) => a.mes - b.mes);
}
