import type { Leitura } from '../../contract/leitura.ts';
import { registerCalls } from '../../contract/registers.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import { categoriaCobranca } from '../../resources/categoria-cobranca/definition.ts';
import { lerConfiguracao } from '../configuracao.ts';
import type { Loading } from '../defineReport.ts';
import type { FiltrosDoMes } from './filtros.ts';
import { linhasDoMes } from './linhas.ts';

/** What is said of a month's readings. */
export interface LeiturasDoMes {
  /** A row for each enabled meter, by the client's name; `id` is 0 where no reading is saved. */
  leituras: readonly Leitura[];
  /** What billing categories are called, by their ids. */
  categorias: Readonly<Record<number, string>>;
  configuracao: ConfiguracaoRelatorios;
}

const { list: categoriasCall } = registerCalls(categoriaCobranca);

/** Loads them. @throws HttpError as the API. */
export async function load(api: Api, filters: FiltrosDoMes, { signal }: Loading): Promise<LeiturasDoMes> {
  const [leituras, categorias, configuracao] = await Promise.all([
    linhasDoMes(api, filters, signal),
    api(categoriasCall, { query: { descricao: '', flagAtivo: 'null' }, signal }),
    lerConfiguracao(api, signal),
  ]);
  return {
    leituras,
    categorias: Object.fromEntries(categorias.data.map(({ id, descricao }) => [id, String(descricao ?? '')])),
    configuracao,
  };
}
