import { addDays, localToMoment } from '../../domain/calendar.ts';
import type { demoColetas } from './coletas.ts';
import type { Cliente } from './pessoas.ts';
import { createRandom } from './random.ts';
import type { SubCadastros } from './subcadastros.ts';
import { visit } from './visita.ts';

/** Days that the protocols go back. */
const DAYS = 75;

/** Protocols of the latest collections, some without a code or a bound of their period, and of visits whose results are to come. */
export function demoProtocolos(
  clientes: readonly Cliente[],
  pontos: SubCadastros['PessoaPontoColeta'],
  { HistoricoColeta }: ReturnType<typeof demoColetas>,
  today: string,
) {
  const random = createRandom('protocolos');
  const nameOf = new Map(clientes.map(({ id, nome }) => [id, nome]));
  const pointOf = new Map(pontos.map(({ id, descricao }) => [id, descricao]));
  const since = addDays(today, -DAYS);
  const done = HistoricoColeta.filter(({ dtRetirada }) => dtRetirada >= since).map((coleta) => ({
    nomeCliente: nameOf.get(coleta.idPessoa)!,
    pontoColeta: pointOf.get(coleta.idPontoColeta)!,
    dtInicio: random.chance(0.06) ? null : coleta.dtInstalaco,
    dtFim: random.chance(0.06) ? null : coleta.dtRetirada,
    atividadeAmostra: random.chance(0.85) ? coleta.codigoAmostra : null,
    medidorInicial: coleta.medidorInicial,
    medidorFinal: coleta.medidorFinal,
    flagChuva: coleta.flagChuva,
    received: coleta.dtRetirada,
  }));
  const ahead = clientes.slice(0, 6).map(({ id, nome }) => ({
    nomeCliente: nome,
    pontoColeta: pontos.find(({ idPessoa }) => idPessoa === id)?.descricao ?? null,
    dtInicio: today,
    dtFim: null,
    atividadeAmostra: null,
    medidorInicial: random.int(1000, 90_000),
    medidorFinal: null,
    flagChuva: null,
    received: today,
  }));
  return [...done, ...ahead].map(({ received, ...protocolo }, index) => ({
    id: index + 1,
    uuid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    // Nothing that is sent has this hash: no device sent it.
    pedido: '',
    idDispositivo: 1,
    recebidoEm: localToMoment(received, '07:30'),
    flagAvisar: 0,
    ...protocolo,
    ...visit(random),
  }));
}

/** The device that they came from. No token has this hash: nobody sends with it. */
export const demoDispositivos = (today: string) => [
  {
    id: 1,
    nome: 'Tablet de demonstração',
    chave: 'nenhum',
    dtCadastro: localToMoment(addDays(today, -DAYS), '08:00'),
    idUsuario: 1,
  },
];
