import type { KeptRegister } from '../resources/defineRegister.ts';
import type { Implementation } from './context.ts';
import { acessoRoutes } from './modules/acesso/routes.ts';
import { agendaRoutes } from './modules/agenda/routes.ts';
import { assinaturaRoutes } from './modules/assinatura/routes.ts';
import { clienteRoutes } from './modules/cliente/routes.ts';
import { coletaRoutes } from './modules/coleta/routes.ts';
import { configuracaoAppRoutes } from './modules/configuracaoApp/routes.ts';
import { configuracaoRelatoriosRoutes } from './modules/configuracaoRelatorios/routes.ts';
import { consultaRoutes } from './modules/consulta/routes.ts';
import { dispositivoRoutes } from './modules/dispositivo/routes.ts';
import { importacaoRoutes } from './modules/importacao/routes.ts';
import { inicioRoutes } from './modules/inicio/routes.ts';
import { leituraRoutes } from './modules/leitura/routes.ts';
import { logRoutes } from './modules/log/routes.ts';
import { mensagensRoutes } from './modules/mensagens/routes.ts';
import { modulosRoutes } from './modules/modulos/routes.ts';
import { monitoramentoRoutes } from './modules/monitoramento/routes.ts';
import { limitesRoutes } from './modules/parametro/limites/routes.ts';
import { sinonimosRoutes } from './modules/parametro/routes.ts';
import { preferenciasRoutes } from './modules/preferencias/routes.ts';
import { protocoloRoutes } from './modules/protocolo/routes.ts';
import { ramoAtividadeRoutes } from './modules/ramoAtividade/routes.ts';
import { relatorioRoutes } from './modules/relatorio/routes.ts';
import { sequencialRoutes } from './modules/relatorio/sequencial/routes.ts';
import { sessaoRoutes } from './modules/sessao/routes.ts';
import { allRegisterRoutes } from './registers/routes.ts';

/** Every call of the contract with the function that answers it, area by area. */
export function allRoutes(registers?: readonly KeptRegister[]): Implementation[] {
  return [
    ...sessaoRoutes,
    ...modulosRoutes,
    ...acessoRoutes,
    ...mensagensRoutes,
    ...allRegisterRoutes(registers),
    ...ramoAtividadeRoutes,
    ...sinonimosRoutes,
    ...limitesRoutes,
    ...clienteRoutes,
    ...monitoramentoRoutes,
    ...leituraRoutes,
    ...coletaRoutes,
    ...relatorioRoutes,
    ...importacaoRoutes(),
    ...consultaRoutes,
    ...logRoutes,
    ...preferenciasRoutes,
    ...configuracaoAppRoutes,
    ...configuracaoRelatoriosRoutes,
    ...sequencialRoutes,
    ...assinaturaRoutes,
    ...protocoloRoutes(),
    ...dispositivoRoutes,
    ...agendaRoutes,
    ...inicioRoutes,
  ];
}
