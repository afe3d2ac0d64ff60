/** Which sequences are shown, and in what order within their period. */
export interface Filtros {
  /** Part of the client's name. */
  pesquisa: string;
  /** '1' by name, '0' by number. */
  flagOrdernarNome: '0' | '1';
}

/** The filters of an address. */
export function filtrosDe(params: URLSearchParams): Filtros {
  return {
    pesquisa: params.get('pesquisa') ?? '',
    flagOrdernarNome: params.get('flagOrdernarNome') === '1' ? '1' : '0',
  };
}

/** What the address says of them, and the call: nothing where they ask for everything as it comes. */
export function pedidoDe({ pesquisa, flagOrdernarNome }: Filtros): Filtros | Record<string, never> {
  return pesquisa === '' && flagOrdernarNome === '0' ? {} : { pesquisa, flagOrdernarNome };
}

/** An address that asks for other sequences; the order and the filters of columns that it tells stay. */
export function addressWith(params: URLSearchParams, filtros: Filtros): Record<string, string> {
  const { pesquisa: _text, flagOrdernarNome: _order, ...others } = Object.fromEntries(params);
  return { ...pedidoDe(filtros), ...others };
}
