import { addClient } from './clienteSub.ts';
import type { Caller, Reply } from './harness.ts';

/** Adds a meter to a client, of sewage unless said; returns its id. */
export async function addMeter(admin: Caller, idPessoa: number, more: object = {}): Promise<number> {
  const meter = { idPessoa, registro: 'V1', flagMedidorVazao: 1, ...more };
  return (await admin.post('/api/PessoaHidrometro', meter)).body.listaResultados.id;
}

/** A meter of a client of its own, whose hour-meter counts decimal hours unless said. */
export async function newMeter(
  admin: Caller,
  more: object = {},
  idCalculoHorimetro: number | null = 1,
): Promise<{ idPessoa: number; idHidrometro: number }> {
  const idPessoa = await addClient(admin, 'Indústria com medidor');
  await admin.post('/api/PessoaMedidorVazao', { idPessoa, registro: 'V1', idCalculoHorimetro });
  return { idPessoa, idHidrometro: await addMeter(admin, idPessoa, more) };
}

/** Saves readings of one meter; each month is of 2026 unless said. */
export function readingsOf(caller: Caller, idHidrometro: number) {
  const save = (idMes: number, more: object, headers?: Record<string, string>): Promise<Reply> =>
    caller.post('/api/PessoaHidrometroLancamento', { idHidrometro, idMes, idAno: 2026, ...more }, headers);
  return {
    save,
    /** What is saved of a month. */
    async of(idMes: number, idAno = 2026) {
      const { body } = await caller.get(`/api/PessoaHidrometroLancamento/?idMes=${idMes}&idAno=${idAno}`);
      return body.listaResultados.find((row: { idHidrometro: number }) => row.idHidrometro === idHidrometro);
    },
    /** What the month is held against. */
    async context(idMes: number, idAno = 2026) {
      const { body } = await caller.get(`/api/PessoaHidrometroLancamento/contexto/?idMes=${idMes}&idAno=${idAno}`);
      return body.listaResultados.find((row: { idHidrometro: number }) => row.idHidrometro === idHidrometro);
    },
    /** The row of the month's grid. */
    async row(idMes: number, idAno = 2026) {
      const { body } = await caller.get(`/api/PessoaHidrometro/?idMes=${idMes}&idAno=${idAno}`);
      return body.listaResultados.find((row: { idHidrometro: number }) => row.idHidrometro === idHidrometro);
    },
  };
}
