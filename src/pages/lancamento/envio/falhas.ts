import type { SessionUser } from '../../../../contract/sessao.ts';
import { isUnanswered } from '../../../../dataProvider/outcome.ts';
import { sentence } from '../../../kit/feedback/withDoubt.ts';
import { whoseChange } from '../../../kit/forms/conflict.ts';
import type { Pendente, Pendentes } from '../guardado/pendente.ts';
import { comNome, ilegivel, NOMES } from '../leitura/campos.ts';
import type { Resultado } from './enviar.ts';

/** Those behind one without an answer are not tried: they would have none either. */
export const NAO_ENVIADA = { como: 'nao-enviada', mensagem: 'não chegou a ser enviada' } as const;

/** Why a reading is still pending after it was sent; it counts for what was sent alone. */
export interface Falha {
  pendente: Pendente;
  resultado: Exclude<Resultado<unknown>, { como: 'salva' | 'apagada' | 'outra' }> | typeof NAO_ENVIADA;
}
export type Falhas = ReadonlyMap<number, Falha>;

/** Why one cannot be sent at all: it holds what is no number. */
export function semSentido({ textos }: Pendente): Falha['resultado'] | undefined {
  const wrong = ilegivel(textos);
  if (!wrong) return undefined;
  const { campo, erro } = wrong;
  return { como: 'recusada', mensagem: comNome(campo, erro), campos: { [campo]: erro } };
}

/** Why the request of one could not be made: nothing was sent. */
export const semPedido = (error: unknown): Falha['resultado'] =>
  isUnanswered(error)
    ? NAO_ENVIADA
    : { como: 'recusada', mensagem: error instanceof Error ? error.message : String(error), campos: {} };

/** How many of them are told at first: a lost connection may keep hundreds from being sent, all for one reason. */
export const PRIMEIRAS = 20;

/** Those first of which there is more to say than that they were not sent. */
export const emOrdem = (falhas: readonly Falha[]): Falha[] =>
  falhas.toSorted((a, b) => Number(a.resultado.como === 'nao-enviada') - Number(b.resultado.como === 'nao-enviada'));

/**
 * Those that still are of what is pending: what was typed since then is another reading, which was not sent yet.
 *
 * @param enviando the meters whose readings are being sent anew: nothing is told of them yet
 */
export const emAberto = (falhas: Falhas, pendentes: Pendentes, enviando?: ReadonlySet<number>): Falha[] =>
  [...falhas.values()].filter(
    ({ pendente: { idHidrometro, chave } }) =>
      pendentes.get(idHidrometro)?.chave === chave && !enviando?.has(idHidrometro),
  );

/** Whether it has to be looked at before it is sent again. */
export const foiRecusada = ({ resultado: { como } }: Falha): boolean =>
  como !== 'sem-resposta' && como !== 'nao-enviada';

/** Whether what is known of one, as it was typed, says more than that nothing was heard of it since. */
export const dizMais = (known: Falha | undefined, since: Falha): boolean =>
  known?.pendente.chave === since.pendente.chave &&
  !foiRecusada(since) &&
  (foiRecusada(known) || since.resultado.como === 'nao-enviada');

/** Whether a reading was refused for want of a reason. */
export const pedeMotivo = (falha: Falha | undefined): boolean =>
  falha?.resultado.como === 'recusada' && 'motivo' in falha.resultado.campos;

/** Whether a reading cannot be saved any more, for its meter was removed. */
export const semMedidor = (falha: Falha | undefined): boolean => falha?.resultado.como === 'sem-medidor';

type ComMensagem = Exclude<Falha['resultado'], { como: 'alterada' | 'sem-medidor' }>;

/** Why, with the name of the field that it is said of; where that is in view, no more than how what it says begins. */
function comCampo(resultado: ComMensagem, aVista: boolean): string {
  const { mensagem } = resultado;
  const campos = resultado.como === 'recusada' ? resultado.campos : {};
  const campo = NOMES.find((name) => campos[name] && mensagem.startsWith(campos[name]));
  const dito = campo && campos[campo];
  if (!campo || !dito) return mensagem;
  const porque = aVista ? dito.replace(/[.:] .*/s, '') : mensagem;
  return comNome(campo, porque);
}

const emFrase = (text: string) => sentence(text.charAt(0).toUpperCase() + text.slice(1));

/**
 * Why a reading was not saved, and what becomes of it, in sentences.
 *
 * @param aVista its fields, and what is said above them, are in view or near: what it says first is enough
 */
export function porqueDe(
  { resultado }: Falha,
  user: SessionUser | null,
  translate: (key: string) => string,
  aVista = false,
): string {
  const told = (key: string) => translate(`lancamento.falhas.${key}`);
  if (resultado.como === 'alterada') {
    return told(`alterada.${whoseChange(resultado.conflito, user)}${aVista ? 'Short' : ''}`);
  }
  if (resultado.como === 'sem-medidor') return told('semMedidor');
  const why = emFrase(comCampo(resultado, aVista));
  if (aVista) return why;
  if (resultado.como === 'sem-resposta') return `${why} ${told('continua')}`;
  return resultado.como === 'nao-enviada' ? `${why} ${told('guardada')}` : why;
}
