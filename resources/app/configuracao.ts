import type { Field } from '../defineRegister.ts';

/** What is sent by mail when a protocol comes from the field, and to whom. */
export interface TextosDoApp {
  /** Addresses, separated by ';', as they were typed. */
  emailPadrao: string;
  /** HTML of the message of a protocol. */
  textoPadrao: string;
  /** HTML of the message of one that follows a collection up. */
  textoAcompanhamento: string;
}

/** A text that stands in a form, with the most characters that it may have. */
type Described = Pick<Field, 'name' | 'label'> & { kind: 'text' | 'multiline'; maxLength: number };

const TEXTO_MAX = 20_000;

/** The fields of the settings of the field application, in the order of their form (spec 2 §2.12). */
export const EMAIL_PADRAO = {
  name: 'emailPadrao',
  label: 'Lista de email padrão de envio para o protocolo (Separa por ;)',
  kind: 'text',
  maxLength: 2000,
} as const satisfies Described;

export const TEXTO_PADRAO = {
  name: 'textoPadrao',
  label: 'Texto padrão do e-mail',
  kind: 'multiline',
  maxLength: TEXTO_MAX,
} as const satisfies Described;

export const TEXTO_ACOMPANHAMENTO = {
  name: 'textoAcompanhamento',
  label: 'Texto do e-mail de acompanhamento',
  kind: 'multiline',
  maxLength: TEXTO_MAX,
} as const satisfies Described;

export const CONFIGURACAO_APP = [EMAIL_PADRAO, TEXTO_PADRAO, TEXTO_ACOMPANHAMENTO] as const;

export const CAMPOS_CONFIGURACAO_APP = CONFIGURACAO_APP.map(({ name }) => name);

/** The PDF that goes with the message, by its name. */
export const PDF = { name: 'pdf', label: 'PDF do e-mail', kind: 'text' } as const;
