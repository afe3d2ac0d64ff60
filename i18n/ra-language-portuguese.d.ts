declare module 'ra-language-portuguese' {
  import type { TranslationMessages } from 'react-admin';

  /** Incomplete: see `pt-BR/ra.ts`. */
  const messages: Partial<TranslationMessages>;
  export default messages;
}
