import { normalize, searchKey, searchText } from '../searchText.ts';

interface SearchedClient {
  codigo?: string | null;
  nome?: string | null;
  razaoSocial?: string | null;
  nroDocumento?: string | null;
}

/** What a client is found by: code, names, and document with and without its punctuation. */
export function clientSearchText({ codigo, nome, razaoSocial, nroDocumento }: SearchedClient): string {
  const key = searchKey(nroDocumento);
  return searchText([codigo, nome, razaoSocial, nroDocumento, key === normalize(nroDocumento ?? '') ? null : key]);
}
