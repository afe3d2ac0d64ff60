import { memoryStore, type Store } from 'react-admin';
import { keep } from './keep.ts';

/** How one of react-admin's settings is kept in local storage, under the product's own key and values (spec 1 §9). */
interface Kept {
  key: string;
  write(value: unknown): string;
  read(text: string): unknown;
}

const KEPT: Readonly<Record<string, Kept>> = {
  theme: {
    key: 'theme',
    write: (value) => (value === 'dark' ? 'dark-mode' : 'light-mode'),
    read: (text) => (text === 'dark-mode' ? 'dark' : 'light'),
  },
  'keys.single': { key: 'teclasSimples', write: String, read: (text) => text === 'true' },
  'sidebar.open': { key: 'sidebarOpen', write: String, read: (text) => text === 'true' },
};

/**
 * React-admin's store: theme, sidebar and keys are kept in the browser, tabs in step; anything else lives as long as the page.
 * `reset`, which react-admin calls at logout, keeps those: they belong to the browser, not to the user.
 */
export function createStore(): Store {
  const memory = memoryStore();

  const stored = (name: string) => {
    const kept = KEPT[name];
    const text = kept && localStorage.getItem(kept.key);
    return kept && text !== null && text !== undefined ? kept.read(text) : undefined;
  };

  const follow = ({ key }: StorageEvent) => {
    for (const [name, kept] of Object.entries(KEPT)) {
      if (key === kept.key) memory.setItem(name, stored(name));
    }
  };

  return {
    ...memory,
    setup: () => {
      memory.setup();
      window.addEventListener('storage', follow);
    },
    teardown: () => {
      memory.teardown();
      window.removeEventListener('storage', follow);
    },
    getItem: (name, defaultValue) => memory.getItem(name, (stored(name) as typeof defaultValue) ?? defaultValue),
    setItem: (name, value) => {
      const kept = KEPT[name];
      // Without room for it, it lives as long as the page.
      if (kept) keep(kept.key, kept.write(value));
      memory.setItem(name, value);
    },
    removeItem: (name) => {
      const kept = KEPT[name];
      if (kept) localStorage.removeItem(kept.key);
      memory.removeItem(name);
    },
    reset: () => {
      for (const name of Object.keys(memory.listItems?.() ?? {})) if (!(name in KEPT)) memory.removeItem(name);
    },
  };
}
