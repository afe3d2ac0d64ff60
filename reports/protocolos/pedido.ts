import { type Ask, type Asked, choice, openPeriod, text } from '../tabela/asks.ts';

const ESCOLHAS = [
  ['', 'Todos'],
  ['1', 'Sim'],
  ['0', 'Não'],
] as const;

const acompanhamento = choice('Acompanhamento', ESCOLHAS);

/** Of all of them nothing is said. */
const flagAcompanhamento: Ask<string> = {
  ...acompanhamento,
  write: (value, name) => (value ? acompanhamento.write(value, name) : {}),
  words: (value) => (value ? acompanhamento.words(value) : ''),
  inFileName: (value) => (value ? `acompanhamento ${acompanhamento.inFileName?.(value)}` : ''),
};

/** The filters of protocols (spec 2 §2.12). */
export const PEDIDO = {
  periodo: openPeriod('Protocolos'),
  flagAcompanhamento,
  pesquisa: text('Pesquisa'),
};
export type DosProtocolos = typeof PEDIDO;

/** The follow-up as the call takes it: nothing where it is of no concern (spec 2 §7). */
const pedida = (escolha: string): '' | '0' | '1' => (escolha === '1' || escolha === '0' ? escolha : '');

/** What the call is asked. */
export const queryDosProtocolos = ({
  periodo,
  flagAcompanhamento,
}: Pick<Asked<DosProtocolos>, 'periodo' | 'flagAcompanhamento'>) => ({
  ...periodo,
  flagAcompanhamento: pedida(flagAcompanhamento),
});
