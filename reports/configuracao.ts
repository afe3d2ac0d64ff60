import { contract } from '../contract/index.ts';
import type { Api } from '../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO, type ConfiguracaoRelatorios } from '../domain/relatorio/configuracao.ts';
import { unlessLacking } from './lacking.ts';

/** What reports say of who issues them; the first values from a legacy server. @throws HttpError as the API. */
export function lerConfiguracao(api: Api, signal?: AbortSignal): Promise<ConfiguracaoRelatorios> {
  const asked = api(contract.configuracaoRelatorios.read, { signal }).then(({ data }) => data);
  return unlessLacking<ConfiguracaoRelatorios>(asked, CONFIGURACAO_PADRAO);
}

/** Who signs, as the lines under a signature. */
export function assinatura({ assinante, cargo, contatos }: ConfiguracaoRelatorios): string[] {
  return [assinante, cargo, contatos].filter(Boolean);
}
