declare module 'ra-language-portuguese' {
  import type { TranslationMessages } from 'ra-core';

  /** Incomplete: see `pt-BR/ra.ts`. */
  const messages: Partial<TranslationMessages>;
  export default messages;
}
