import { createContext } from 'react';

/** The clients' resource, and the menu that gives the permission to see and to change them and their records. */
export const CLIENTE = 'cadastro/cliente';

/** The parts of a client in their order (spec 2 §2.3): each has an address of its own below the client's. */
export const TABS = [
  { key: 'dados', path: '' },
  { key: 'enderecos', path: 'enderecos' },
  { key: 'contatos', path: 'contatos' },
  { key: 'pontos', path: 'pontos-coleta' },
  { key: 'logs', path: 'logs' },
  { key: 'monitoramento', path: 'monitoramento-anual' },
  { key: 'vazao', path: 'medidor-vazao' },
] as const;

export type TabKey = (typeof TABS)[number]['key'];

/** Address of a part of a client. */
export function tabPath(idPessoa: number, key: TabKey): string {
  const { path } = TABS.find((tab) => tab.key === key) ?? TABS[0];
  return `/${CLIENTE}/${idPessoa}${path && `/${path}`}`;
}

/** What is to be known of a part from outside of it. */
export interface TabMark {
  /** It holds something that was typed and not saved. */
  dirty: boolean;
  /** A field of it was refused. */
  invalid: boolean;
}

/** How the form of a part tells its mark; null takes it back. */
export const TabMarkContext = createContext<(key: TabKey, mark: TabMark | null) => void>(() => {});
