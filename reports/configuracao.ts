import { contract } from '../contract/index.ts';
import type { Api } from '../dataProvider/envelope.ts';
import { dateInWords, momentToLocal } from '../domain/calendar.ts';
import { CONFIGURACAO_PADRAO, type ConfiguracaoRelatorios } from '../domain/relatorio/configuracao.ts';
import { unlessLacking } from './lacking.ts';

/** What reports say of who issues them; the first values from a legacy server. @throws HttpError as the API. */
export function lerConfiguracao(api: Api, signal?: AbortSignal): Promise<ConfiguracaoRelatorios> {
  const asked = api(contract.configuracaoRelatorios.read, { signal }).then(({ data }) => data);
  return unlessLacking<ConfiguracaoRelatorios>(asked, CONFIGURACAO_PADRAO);
}

/** Where and when a letter is written: 'Jundiaí SP, 20 de novembro de 2026'. @param emittedAt ISO UTC */
export function localEData({ cidade }: ConfiguracaoRelatorios, emittedAt: string): string {
  const date = momentToLocal(emittedAt)?.date;
  return [cidade, date && dateInWords(date)].filter(Boolean).join(', ');
}

/** Who signs, as the lines under a signature. */
export function assinatura({ assinante, cargo, contatos }: ConfiguracaoRelatorios): string[] {
  return [assinante, cargo, contatos].filter(Boolean);
}
