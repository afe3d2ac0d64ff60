import type { Story } from '../literal.ts';
import { acessoStory } from './acesso.ts';
import { agendaStory } from './agenda.ts';
import { assinaturasStory } from './assinaturas.ts';
import { parametroStory, roteiroStory } from './cadastros.ts';
import { loteStories } from './cadastrosLote.ts';
import { ramoAtividadeStory } from './cadastrosRamo.ts';
import {
  amostradorStory,
  categoriaCobrancaStory,
  fonteAbastecimentoStory,
  tipoMedidorStory,
} from './cadastrosSimples.ts';
import { clientesStory } from './clientes.ts';
import { clienteTitularStory } from './clienteTitular.ts';
import { coletasStory } from './coletas.ts';
import { configuracaoAppStory } from './configuracaoApp.ts';
import { configuracaoRelatoriosStory } from './configuracaoRelatorios.ts';
import { consultasStory } from './consultas.ts';
import { contatosStory } from './contatos.ts';
import { enderecosStory } from './enderecos.ts';
import { hidrometrosStory } from './hidrometros.ts';
import { historicoStory } from './historico.ts';
import { importacaoStory } from './importacao.ts';
import { leiturasStory } from './leituras.ts';
import { limitesStory } from './limites.ts';
import { medidoresStory } from './medidores.ts';
import { modulosStory } from './modulos.ts';
import { monitoramentoStory } from './monitoramento.ts';
import { mylimsStory } from './mylims.ts';
import { preferenciasStory } from './preferencias.ts';
import { protocolosStory } from './protocolos.ts';
import { relatorioColetasStory } from './relatorioColetas.ts';
import { relatorioDboStory } from './relatorioDbo.ts';
import { relatoriosStory } from './relatorios.ts';
import { resumoStory } from './resumo.ts';
import { sequenciaisStory } from './sequenciais.ts';
import { sessaoStory } from './sessao.ts';

export const stories: readonly Story[] = [
  sessaoStory,
  agendaStory,
  modulosStory,
  acessoStory,
  roteiroStory,
  parametroStory,
  limitesStory,
  ramoAtividadeStory,
  categoriaCobrancaStory,
  fonteAbastecimentoStory,
  tipoMedidorStory,
  amostradorStory,
  ...loteStories,
  clientesStory,
  clienteTitularStory,
  resumoStory,
  enderecosStory,
  contatosStory,
  hidrometrosStory,
  medidoresStory,
  monitoramentoStory,
  leiturasStory,
  coletasStory,
  historicoStory,
  relatorioColetasStory,
  relatoriosStory,
  relatorioDboStory,
  importacaoStory,
  mylimsStory,
  consultasStory,
  preferenciasStory,
  configuracaoAppStory,
  configuracaoRelatoriosStory,
  sequenciaisStory,
  assinaturasStory,
  protocolosStory,
];
