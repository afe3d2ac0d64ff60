/*
 * Every area of calls, the flat registers apart. A page that asks for one of them brings that one only: what is named
 * here is no object, whose parts would all come with it.
 */
export { gruposAcesso, usuarios } from './acesso.ts';
export { agenda } from './agenda.ts';
export { analises } from './analises.ts';
export { assinaturas } from './assinaturas.ts';
export { ramosAtividade } from './cadastros.ts';
export { clientes, pontosColeta } from './clientes.ts';
export { coletas } from './coletas.ts';
export { coletasProximas } from './coletasProximas.ts';
export { configuracaoApp } from './configuracaoApp.ts';
export { configuracaoRelatorios } from './configuracaoRelatorios.ts';
export { consultas, logs } from './consultas.ts';
export { contatos } from './contatos.ts';
export { dispositivos } from './dispositivos.ts';
export { enderecos } from './enderecos.ts';
export { fichasLeitura } from './fichaLeitura.ts';
export { hidrometros, unidadesControladoras } from './hidrometros.ts';
export { cores, historico } from './historico.ts';
export { historicoLeituras } from './historicoLeituras.ts';
export { importacao } from './importacao.ts';
export { inicio } from './inicio.ts';
export { leituras, testesDeLeitura } from './leituras.ts';
export { limites } from './limites.ts';
export { medidores } from './medidores.ts';
export { mensagens } from './mensagens.ts';
export { modulos } from './modulos.ts';
export { monitoramentoAnual } from './monitoramento.ts';
export { mylims } from './mylims.ts';
export { preferencias } from './preferencias.ts';
export { previas } from './previas.ts';
export { protocolos } from './protocolos.ts';
export { relatorioCarga } from './relatorioCarga.ts';
export { relatorioClientes } from './relatorioClientes.ts';
export { relatorioDbo } from './relatorioDbo.ts';
export { relatorioIndustrias } from './relatorioIndustrias.ts';
export { relatorioParametros } from './relatorioParametros.ts';
export { relatorioPontos } from './relatorioPontos.ts';
export { relatorioRanking } from './relatorioRanking.ts';
export { sequenciais } from './sequenciais.ts';
export { sessao } from './sessao.ts';
export { sinonimos } from './sinonimos.ts';
