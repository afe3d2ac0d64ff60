import { type ComponentType, lazy } from 'react';
import type { TabKey } from './tabs.ts';

/** The parts that come when they are opened; 'Dados' comes with the page. */
export const PARTS: Readonly<Record<Exclude<TabKey, 'dados'>, ComponentType<{ idPessoa: number }>>> = {
  enderecos: lazy(() => import('./endereco/Enderecos.tsx')),
  contatos: lazy(() => import('./sub/Contatos.tsx')),
  pontos: lazy(() => import('./sub/PontosColeta.tsx')),
  logs: lazy(() => import('./logs/LogsCliente.tsx')),
  monitoramento: lazy(() => import('./monitoramento/MonitoramentoAnual.tsx')),
  vazao: lazy(() => import('./vazao/MedidorVazao.tsx')),
};
