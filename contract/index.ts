import type { RegisterDefinition } from '../resources/defineRegister.ts';
import { REGISTERS } from '../resources/registry.ts';
import { gruposAcesso, usuarios } from './acesso.ts';
import { analises } from './analises.ts';
import { ramosAtividade } from './cadastros.ts';
import type { Call } from './call.ts';
import { clientes, pontosColeta } from './clientes.ts';
import { coletas } from './coletas.ts';
import { configuracaoRelatorios } from './configuracaoRelatorios.ts';
import { consultas, logs } from './consultas.ts';
import { contatos } from './contatos.ts';
import { enderecos } from './enderecos.ts';
import { fichasLeitura } from './fichaLeitura.ts';
import { hidrometros, unidadesControladoras } from './hidrometros.ts';
import { cores, historico } from './historico.ts';
import { historicoLeituras } from './historicoLeituras.ts';
import { importacao } from './importacao.ts';
import { leituras, testesDeLeitura } from './leituras.ts';
import { limites } from './limites.ts';
import { medidores } from './medidores.ts';
import { mensagens } from './mensagens.ts';
import { modulos } from './modulos.ts';
import { monitoramentoAnual } from './monitoramento.ts';
import { mylims } from './mylims.ts';
import { preferencias } from './preferencias.ts';
import { previas } from './previas.ts';
import { registerCalls } from './registers.ts';
import { sessao } from './sessao.ts';
import { sinonimos } from './sinonimos.ts';

/** Every call of the API by area, the flat registers apart. */
export const contract = {
  sessao,
  modulos,
  gruposAcesso,
  usuarios,
  mensagens,
  ramosAtividade,
  sinonimos,
  limites,
  clientes,
  pontosColeta,
  enderecos,
  contatos,
  hidrometros,
  unidadesControladoras,
  medidores,
  monitoramentoAnual,
  leituras,
  historicoLeituras,
  testesDeLeitura,
  fichasLeitura,
  coletas,
  historico,
  cores,
  analises,
  importacao,
  previas,
  mylims,
  consultas,
  logs,
  preferencias,
  configuracaoRelatorios,
};

/** The whole table, the calls of the given registers included. */
export function allCalls(registers: readonly RegisterDefinition[] = REGISTERS): Call[] {
  const areas: Record<string, Call>[] = [...Object.values(contract), ...registers.map(registerCalls)];
  return areas.flatMap((area) => Object.values(area));
}
