import { normalize } from '../searchText.ts';
import { plain } from './waysToTell.ts';

/** What stands beside a part of a name in a text, by which it is another person's, or a place's. */
export interface Beside {
  /** The part of the name, as the text has it. */
  said: string;
  before: string;
  after: string;
}

const listed = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** Capitalised, or in a text of capitals alone, these go on no name; as `normalize` has them. */
const NO_NAMES = listed(
  'a o as os um uma ao aos na no nas nos pela pelo pelas pelos em com sem por para pra ate sob sobre entre desde apos',
  'de da do das dos e ou mas que se como quando onde porque pois nao sim ja so mais menos muito tambem ainda depois antes',
  'ele ela eles elas seu sua seus suas este esta esse essa isto isso aquele aquela quem qual me mei epp ltda eireli sa cia',
  'foi era sao esta estava tem tinha vai veio disse pediu avisou informou ligou ligar ligue falar falou tratar ver mandou',
  'saiu entrou chegou deixou fez leu lida lido conferiu conferida assinou recebeu autorizou acompanhou atendeu solicitou',
  'coletou mediu trocou instalou retirou verificou confirmou encontrou abriu fechou chamou esteve estava estiveram pagou',
  'hoje ontem amanha manha tarde noite segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio',
  'junho julho agosto setembro outubro novembro dezembro dia mes ano hora horas',
  'tel telefone telefones fone cel celular ramal whats whatsapp zap fax email mail cpf cnpj rg uc nome cargo setor contato',
  'contatos responsavel gerente tecnico tecnica amostrador amostradora chefe cliente proprietario proprietaria dono dona',
  'supervisor supervisora encarregado encarregada operador operadora engenheiro engenheira quimico quimica analista vigia',
  'assistente auxiliar diretor diretora socio socia sindico sindica zelador zeladora porteiro porteira morador moradora sr sra srta dr dra eng prof turno',
  'portaria compras financeiro portao entrada saida fundos frente norte sul leste oeste andar sala bloco doca galpao',
  'casa caixa ponto poco rua av avenida praca medidor hidrometro leitura visor lacre obs observacao ok',
);

/** Second words of given names of two, which as such are no surname. */
const SECOND_GIVEN = listed(
  'paula maria aparecida cristina clara beatriz carolina luiza luisa helena lucia eduarda fernanda julia rita regina',
  'teresa tereza fatima conceicao socorro lourdes elisa isabel flavia vitoria alice cecilia laura sofia claudia celia',
  'jose joao carlos luiz luis antonio pedro paulo henrique eduardo roberto ricardo augusto cesar fernando felipe gabriel',
  'rafael miguel marcos vitor victor hugo alberto francisco manuel mario sergio otavio guilherme',
);

/** What is named after people, or after saints, who are none of ours. */
const PLACES = listed(
  'rua av avenida praca pca pc travessa trav tv alameda al rodovia rod estrada estr largo viaduto ponte corrego',
  'vila jardim jd bairro escola colegio hospital igreja santa santo sta sto',
);

const BLANK = '[^\\S\\r\\n]+';
const PARTICLE = 'd[aeo]|d[ao]s|e';
const TITLE =
  'dra?|profa?|professora?|eng|pe|padre|dom|dona|cel|coronel|gal|general|mal|marechal|presidente|ver|vereador';
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]*";
const NEXT = new RegExp(`^${BLANK}(?:(${PARTICLE}|\\p{L}\\.)${BLANK})?(${WORD})(?![\\p{L}\\p{N}])`, 'iu');
const PREVIOUS = new RegExp(`(?<![\\p{L}\\p{N}])(${WORD})${BLANK}(?:(?:${PARTICLE})${BLANK})?$`, 'iu');
const PLACE = new RegExp(`(?<![\\p{L}\\p{N}])(${WORD}\\.?)${BLANK}(?:(?:${TITLE})\\.?${BLANK})?$`, 'iu');

const compared = (word: string) => plain(normalize(word));
const hasSmall = (text: string) => /\p{Ll}/u.test(text);
const isSmall = (text: string) => !/\p{Lu}/u.test(text);

/** Whether a word is written as a name beside this one: beside capitals alone in capitals too, which else are of an acronym. */
function isName(word: string, said: string): boolean {
  if (!/^\p{Lu}/u.test(word) || NO_NAMES.has(compared(word))) return false;
  return hasSmall(word) || (word.length > 2 && !hasSmall(said));
}

/** Whether any word goes on a given name of two words in small letters, where nothing else tells names. */
function goesOnGiven(word: string, said: string): boolean {
  const words = compared(said).split(/[^\p{L}]+/u);
  const isGiven = words.length === 2 && SECOND_GIVEN.has(words[1] ?? '');
  return isGiven && isSmall(said) && isSmall(word) && word.length > 2 && !NO_NAMES.has(compared(word));
}

/**
 * Whether a name goes on after a part of it with a word that is not the person's: it is another's then.
 *
 * @param own the words of the person's names
 */
export function goesOn({ said, after }: Pick<Beside, 'said' | 'after'>, own: ReadonlySet<string>): boolean {
  const [whole = '', particle = '', word] = NEXT.exec(after) ?? [];
  if (word === undefined || own.has(compared(word))) return false;
  if (!isName(word, said)) return particle === '' && goesOnGiven(word, said);
  // 'Prado e Silva' is one; in 'Prado e Ana Lima' somebody else is named.
  return particle.toLowerCase() !== 'e' || !goesOn({ said: word, after: after.slice(whole.length) }, new Set());
}

/** Whether a name stands right before a surname that a comma follows: 'Maria Lopes, Teodoro' are two. */
export function isGoneOnFrom({ said, before }: Beside, own: ReadonlySet<string>): boolean {
  const word = PREVIOUS.exec(before)?.[1];
  return word !== undefined && (own.has(compared(word)) || isName(word, said));
}

/** Whether it is a street's name, or a saint's. */
export function isOfPlace({ before }: Beside): boolean {
  const word = PLACE.exec(before)?.[1] ?? '';
  // In small letters 'são' is a verb, and 'r' any letter but for its point.
  return PLACES.has(compared(word).replace('.', '')) || /^(?:S[ãÃaA][oO]|S[ãÃaA]\u0303[oO]|R\.)$/u.test(word);
}
