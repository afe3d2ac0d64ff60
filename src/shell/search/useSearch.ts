import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { normalize } from '../../../domain/searchText.ts';
import { useMayView, useModules } from '../../app/access.ts';
import { useCall } from '../../app/useCall.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { menuGroups } from '../menu/menuGroups.ts';

/** Something found: where it leads and what it is called. */
export interface Found {
  group: string;
  to: string;
  title: string;
  detail: string;
}

/** Typing settles before clients are asked for. */
const DEBOUNCE_MS = 250;
const MIN_LETTERS = 2;
const MAX_CLIENTS = 8;
const FRESH_MS = 30_000;
const CLIENTS = 'cadastro/cliente';

/** Pages whose menu or module has the words, in the order of the menu. */
function usePages(words: string, menus: readonly string[]): Found[] {
  const group = useTranslate()('shell.search.pages');
  const { modules } = useModules();
  if (!words) return [];
  const pages = menuGroups(modules, menus).flatMap(({ nome, entries }) =>
    entries.map((entry) => ({ group, to: entry.to, title: entry.nome, detail: nome })),
  );
  return pages.filter(({ title, detail }) => normalize(`${title} ${detail}`).includes(words));
}

/** What the typed text finds: pages of the authorised modules at once, clients by code or name when typing settles. */
export function useSearch(text: string, menus: readonly string[]) {
  const translate = useTranslate();
  const group = translate('shell.search.clients');
  const words = normalize(text);
  const pages = usePages(words, menus);
  const mayViewClients = useMayView(CLIENTS) && menus.includes(CLIENTS);
  const descricao = useDebounced(text.trim(), DEBOUNCE_MS);
  const enabled = mayViewClients && words.length >= MIN_LETTERS && descricao.length >= MIN_LETTERS;
  const query = { descricao, flagAtivo: 'null', flagMedidor: 'null' } as const;
  const reply = useCall(contract.clientes.list, { query }, { enabled, staleTime: FRESH_MS });

  const rows = enabled ? (reply.data?.data ?? []) : [];
  const clients = rows.slice(0, MAX_CLIENTS).map(({ id, codigo, nome }) => ({
    group,
    to: `/${CLIENTS}/${id}`,
    title: nome,
    detail: codigo ?? '',
  }));
  // A search that finds more than are shown goes on in their list.
  const filter = JSON.stringify({ descricao });
  const others = rows.length > MAX_CLIENTS && {
    group,
    to: `/${CLIENTS}?${new URLSearchParams({ filter })}`,
    title: translate('shell.search.all', { smart_count: rows.length }),
    detail: '',
  };
  const waiting = mayViewClients && words.length >= MIN_LETTERS && (descricao !== text.trim() || reply.isFetching);
  return { found: [...pages, ...clients, ...(others ? [others] : [])], waiting, failed: enabled && reply.isError };
}
