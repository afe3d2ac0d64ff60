import { localToMoment } from '../../domain/calendar.ts';
import { lastSequence, nextSequence } from '../../domain/monitoramento/nextSequence.ts';
import type { demoColetas } from './coletas.ts';
import type { Cliente } from './pessoas.ts';

/** Clients that are numbered in a period. */
const NUMBERED = 18;

/** The last half-years that have ended, the older one first. */
export function halfYears(today: string) {
  const year = Number(today.slice(0, 4));
  const firstOf = (ano: number) => ({ inicio: `${ano}-01-01`, fim: `${ano}-06-30` });
  const secondOf = (ano: number) => ({ inicio: `${ano}-07-01`, fim: `${ano}-12-31` });
  return today > `${year}-06-30` ? [secondOf(year - 1), firstOf(year)] : [firstOf(year - 1), secondOf(year - 1)];
}

/** The reports of two half-years, of clients with collections in them, numbered by name. */
export function demoSequenciais(
  clientes: readonly Cliente[],
  { HistoricoColeta }: ReturnType<typeof demoColetas>,
  today: string,
) {
  const rows: { sequencial: string; idCliente: number; inicio: string; fim: string }[] = [];
  const byName = clientes.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  for (const { inicio, fim } of halfYears(today)) {
    const collected = new Set(
      HistoricoColeta.filter(({ dtRetirada }) => dtRetirada >= inicio && dtRetirada <= fim).map(
        ({ idPessoa }) => idPessoa,
      ),
    );
    for (const { id: idCliente } of byName.filter(({ id }) => collected.has(id)).slice(0, NUMBERED)) {
      const last = lastSequence(
        rows.map(({ sequencial }) => sequencial),
        inicio,
      );
      rows.push({ sequencial: nextSequence(last, inicio), idCliente, inicio, fim });
    }
  }
  return rows.map((row, index) => ({
    id: index + 1,
    ...row,
    dtCadastro: localToMoment(row.fim, '17:30'),
    idUsuario: 1,
  }));
}
