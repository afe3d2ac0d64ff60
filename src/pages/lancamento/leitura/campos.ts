import type { Leitura } from '../../../../contract/leitura.ts';
import { inOneLine } from '../../../../domain/inOneLine.ts';
import { NOT_ABOVE_LARGEST, NOT_BELOW_SMALLEST } from '../../../../domain/largestQuantity.ts';
import { beganAnew } from '../../../../domain/leitura/restart.ts';
import { LARGEST_QUANTITY, NOT_BELOW_ZERO, writeNumber } from '../../../../domain/numbers.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import { LEITURA } from '../../../../resources/cliente/leitura.ts';
import type { Field } from '../../../../resources/defineRegister.ts';

/** More than any quantity has, with its decimals. */
const DIGITOS = 40;

const quantidade = (field: Field): Field => ({ ...field, maxLength: DIGITOS });

/** What a person types of a reading, in the order in which it is told; all else is calculated. */
const DIGITADOS = {
  leituraAnterior: quantidade(LEITURA.leituraAnterior),
  leituraAtual: quantidade(LEITURA.leituraAtual),
  idCategoriaCobranca: LEITURA.idCategoriaCobranca,
  volumeCorrigido: quantidade(LEITURA.volumeCorrigido),
  tempoAnterior: LEITURA.tempoAnterior,
  tempoAtual: LEITURA.tempoAtual,
  reinicioMedidor: LEITURA.reinicioMedidor,
  motivo: LEITURA.motivo,
  obs: LEITURA.obs,
  horaInicial: LEITURA.horaInicial,
  horaFinal: LEITURA.horaFinal,
  volumeCorrido: quantidade(LEITURA.volumeCorrido),
};
export type Campo = keyof typeof DIGITADOS;
export const CAMPOS: Readonly<Record<Campo, Field>> = DIGITADOS;
export const NOMES = Object.keys(CAMPOS) as Campo[];

export const ehNumero = (campo: Campo) => CAMPOS[campo].kind === 'decimal';

/** Words, in which several lines may be meant; any other field holds one value. */
export const ehTexto = (campo: Campo) => campo === 'motivo' || campo === 'obs';

/** The hour-meter that counts as a clock does (`domain/leitura/hourMeter`). */
const COMO_RELOGIO = 2;

/** Whether a telephone offers its keyboard of numbers: hours as 'HHHH:MM' need a colon, which that has not. */
export const comTecladoNumerico = (campo: Campo, { idCalculoHorimetro }: Leitura) =>
  ehNumero(campo) || ((campo === 'tempoAnterior' || campo === 'tempoAtual') && idCalculoHorimetro !== COMO_RELOGIO);

/** What was typed over a reading, as text; a field that nobody touched is absent. */
export type Textos = Readonly<Partial<Record<Campo, string>>>;

/** What is known of the months before a reading, as `Contexto` tells it. */
type Antes = { anterior: { leituraAtual: number; tempoAtual: string | null } | null } | undefined;

/**
 * Where a reading begins that is said to be of a replaced meter, or not to be after all, and is not held so: at 0, or where the month
 * before ended. Where that is not known it says nothing, which the server takes for the same.
 */
function outroComeco({ reinicioMedidor: held = 0 }: Leitura, textos: Textos, antes: Antes): Textos {
  const anew = beganAnew(Number(textos.reinicioMedidor ?? held));
  if (anew === beganAnew(held)) return {};
  if (anew) return { leituraAnterior: '0', tempoAnterior: '' };
  const leituraAnterior = antes ? writeNumber(antes.anterior?.leituraAtual ?? 0) : '';
  return { leituraAnterior, tempoAnterior: antes?.anterior?.tempoAtual ?? '' };
}

/**
 * What a field holds where nobody typed into it, as the server takes it then. A meter that was not read has no current
 * reading, though its row says 0, or, saved by the mean, where it stood before.
 */
function textoInicial(leitura: Leitura, textos: Textos, campo: Campo, antes?: Antes): string {
  if (campo === 'leituraAtual' && (leitura.id === 0 || leitura.flagNaoLida === 1)) return '';
  const comeco = outroComeco(leitura, textos, antes)[campo];
  if (comeco !== undefined) return comeco;
  // A volume of the calculation is no text of the field: it changes with the others.
  if (campo === 'volumeCorrigido' && leitura.flagCorrigidoInformado !== 1) return '';
  if (campo === 'reinicioMedidor') return String(leitura.reinicioMedidor ?? 0);
  const value = leitura[campo] ?? '';
  return typeof value === 'number' && ehNumero(campo) ? writeNumber(value) : String(value);
}

/** What a field holds now. */
export const textoDe = (leitura: Leitura, textos: Textos, campo: Campo, antes?: Antes): string =>
  textos[campo] ?? textoInicial(leitura, textos, campo, antes);

/** The same of a row, which knows where the month before ended. */
export const textoDaLinha = (linha: { leitura: Leitura; textos: Textos; contexto: Antes }, campo: Campo): string =>
  textoDe(linha.leitura, linha.textos, campo, linha.contexto);

/** What the fields of a reading hold where nobody typed into them; those that hold nothing are absent. */
export function textosDe(leitura: Leitura): Textos {
  const texts = NOMES.map((campo) => [campo, textoInicial(leitura, {}, campo)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Where a reading begins, and its hours, as the server says it. */
export interface Comeco {
  leituraAnterior?: number | undefined;
  tempoAnterior?: string | null | undefined;
}

/** The same as texts: what the server says of it, none of what it does not say. */
export function comecoDe(dito: Comeco): Textos {
  const { leituraAnterior, tempoAnterior } = dito;
  return {
    ...(leituraAnterior !== undefined && { leituraAnterior: writeNumber(leituraAnterior) }),
    ...(tempoAnterior !== undefined && { tempoAnterior: tempoAnterior ?? '' }),
  };
}

/** Signs that nobody sees, as pages and spreadsheets put them into what is copied: with one a number is none. */
export const visivel = (text: string) => text.replace(/\p{Cf}/gu, '');

/** The number that is typed, where it can be a quantity: what is larger than any is shown and kept as it was typed, as what is no number is. */
export function quantidadeDe(text: string): number | null {
  const number = typedNumber(text);
  return number !== null && Math.abs(number) <= LARGEST_QUANTITY ? number : null;
}

/** Stands between several values, of which none is taken for the one that is asked for. */
export const SEPARADOR = ' | ';

/** A text without what nobody sees; what has one line alone is in one. Two lines of what is one value are none. */
function emLinhas(campo: Campo, text: string): string {
  const typed = visivel(text).trim();
  if (CAMPOS[campo].kind === 'multiline') return typed;
  return inOneLine(typed, ehTexto(campo) ? ' ' : SEPARADOR);
}

/** Whether more was typed than the field keeps. Of what can be no number that is seen anyway. */
export const foiCortado = (campo: Campo, text: string): boolean =>
  !ehNumero(campo) && emLinhas(campo, text).length > (CAMPOS[campo].maxLength ?? Number.POSITIVE_INFINITY);

/** A typed text as it is kept: numbers with their comma. What cannot be a quantity stays as it was typed, and is told. */
export function arrumado(campo: Campo, text: string): string {
  const typed = emLinhas(campo, text);
  const number = ehNumero(campo) ? quantidadeDe(typed) : null;
  if (number !== null) return writeNumber(number);
  const kept = typed.slice(0, CAMPOS[campo].maxLength);
  // What is left of a long text is never a number that nobody typed.
  return ehNumero(campo) && quantidadeDe(kept) !== null ? `${kept.slice(0, -1)}…` : kept;
}

/** One of a few, by its name or its id; undefined when it is none of them. */
export function escolhida(text: string, choices: readonly { id: number; nome: string }[]): string | undefined {
  const typed = normalize(visivel(text));
  const found = choices.find(({ id, nome }) => normalize(nome) === typed || String(id) === visivel(text).trim());
  return found && String(found.id);
}

/** Where a reading begins, brought over from the month before unless somebody says it, and what tells that somebody does. */
export const TRAZIDOS: Readonly<Partial<Record<Campo, 'flagAnteriorInformada' | 'flagTempoAnteriorInformado'>>> = {
  leituraAnterior: 'flagAnteriorInformada',
  tempoAnterior: 'flagTempoAnteriorInformado',
};

/** What tells whether somebody has said where a reading, and its hours, begin. */
export type Ditos = Pick<Leitura, 'flagAnteriorInformada' | 'flagTempoAnteriorInformado'>;

/** The fields of where a reading begins that somebody has said. */
export const ditosDe = (flags: Ditos): Campo[] =>
  NOMES.filter((campo) => TRAZIDOS[campo] && flags[TRAZIDOS[campo]] === 1);

/**
 * Those of the texts that differ from the reading. A reason that is typed once more is said of what else was typed, though it
 * is the saved one.
 */
export function alterados(leitura: Leitura, textos: Textos): Textos {
  const differs = ([campo, text]: [string, string]) =>
    text !== textoInicial(leitura, textos, campo as Campo) &&
    !(leitura.id === 0 && text === '' && TRAZIDOS[campo as Campo]);
  const isMore = Object.entries(textos).some((one) => one[0] !== 'motivo' && differs(one));
  const isSaidAgain = ([campo, text]: [string, string]) => isMore && campo === 'motivo' && text !== '';
  return Object.fromEntries(Object.entries(textos).filter((one) => differs(one) || isSaidAgain(one)));
}

function erroDe(campo: Campo, text: string): string | null {
  if (foiCortado(campo, text)) return `Deve ter no máximo ${CAMPOS[campo].maxLength} caracteres`;
  if (!ehNumero(campo) || text === '') return null;
  const number = typedNumber(text);
  if (number === null) return 'Número inválido';
  if (number < 0 && campo !== 'volumeCorrigido') return NOT_BELOW_ZERO;
  if (number < -LARGEST_QUANTITY) return NOT_BELOW_SMALLEST;
  return number > LARGEST_QUANTITY ? NOT_ABOVE_LARGEST : null;
}

/** The first field that holds what is no number, one that is never saved, or a text that is too long, and what is wrong with it. */
export function ilegivel(textos: Textos): { campo: Campo; erro: string } | null {
  for (const [campo, text] of Object.entries(textos) as [Campo, string][]) {
    const erro = erroDe(campo, text);
    if (erro !== null) return { campo, erro };
  }
  return null;
}

/** What is said of a field that is not in view: with its name, unless it begins with that ('A leitura atual é menor …'). */
export function comNome(campo: Campo, text: string): string {
  const { label } = CAMPOS[campo];
  if (new RegExp(`^([AO]s? )?${label.replace('?', '\\?')}`, 'i').test(text)) return text;
  // One that asks takes no colon.
  return label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`;
}
