/**
 * Keys that press what bears them, wherever it stands: a button bears `{...KEYS.save}` and nothing else is needed. To
 * assistive technology the same attribute tells the key.
 */
export const KEYS = {
  save: { 'aria-keyshortcuts': 'Control+S' },
  saveAndCreate: { 'aria-keyshortcuts': 'Control+Enter' },
  apply: { 'aria-keyshortcuts': 'Control+Enter' },
  create: { 'aria-keyshortcuts': 'n' },
  search: { 'aria-keyshortcuts': '/' },
  searchAnywhere: { 'aria-keyshortcuts': 'Control+K /' },
  help: { 'aria-keyshortcuts': '?' },
} as const;
