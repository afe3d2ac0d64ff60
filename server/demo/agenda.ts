import { agendaDoAno, escreverMeses } from '../../domain/monitoramento/agenda.ts';
import type { demoMonitoramento } from './monitoramento.ts';
import type { demoPessoas } from './pessoas.ts';

/** Of two clients in three, what was planned in January of the year at hand: as the schedule proposed it then. */
export function demoAgenda(
  pessoas: ReturnType<typeof demoPessoas>,
  monitoramento: ReturnType<typeof demoMonitoramento>,
  today: string,
) {
  const ano = Number(today.slice(0, 4));
  const roteiroOf = new Map(pessoas.map(({ id, idRoteiro }) => [id, idRoteiro ?? null]));
  const year = monitoramento
    .filter((one) => one.ano === ano && one.qtdMinima > 0)
    .map(({ idPessoa, qtdMinima }) => ({
      id: idPessoa,
      roteiro: roteiroOf.get(idPessoa) ?? null,
      minimo: qtdMinima,
      feitas: 0,
      ultimo: null,
      guardados: [],
    }));
  return [...agendaDoAno(year, 1)]
    .filter(([idPessoa]) => idPessoa % 3 !== 0)
    .toSorted(([a], [b]) => a - b)
    .map(([idPessoa, devidas], at) => ({
      id: at + 1,
      idPessoa,
      ano,
      meses: escreverMeses(devidas.map(({ mes }) => mes)),
      dtCadastro: `${ano}-01-12T13:00:00.000Z`,
      idUsuario: 1,
    }));
}
