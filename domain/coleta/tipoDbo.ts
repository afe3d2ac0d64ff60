/** Why the kind of a collection's DBO keeps it out of the charge. */
export type MotivoTipo = 'erro-analise' | 'nao-representativa' | 'excluida';

/** A kind of DBO, by the `idTipoDBO` of a collection. */
export interface TipoDbo {
  id: number;
  nome: string;
  /** As the printed reports name it, where their words are others. */
  nomeImpresso?: string;
  /** What the choice of a row's colour calls it (Spec 2 §2.3). */
  cor: string;
  /** What tells it without colour; the ordinary kind has none. */
  sinal?: string;
  /** Ground of its rows. Screens and paper have a shade of each: the one of blue is a cyan on paper (Spec 2 §2.8). */
  tom?: 'green' | 'blue' | 'pink';
  /** Why it does not count for the charge; null when it counts (Spec 2 §9). */
  foraDaCobranca: MotivoTipo | null;
}

/** Every kind of DBO, in the order of its ids (Spec 2 §2.3 and §3). */
export const TIPOS_DBO: readonly TipoDbo[] = [
  { id: 1, nome: 'Normal', cor: 'Branco (status original)', foraDaCobranca: null },
  {
    id: 2,
    nome: 'Erro análise',
    nomeImpresso: 'Erro de análise',
    cor: 'Verde (Erro análise)',
    sinal: 'EA',
    tom: 'green',
    foraDaCobranca: 'erro-analise',
  },
  {
    id: 3,
    nome: 'Não representativa',
    cor: 'Azul (Não representativa)',
    sinal: 'NR',
    tom: 'blue',
    foraDaCobranca: 'nao-representativa',
  },
  {
    id: 4,
    nome: 'Cobrança de DBO',
    nomeImpresso: 'Valor para DBO de cobrança',
    cor: 'Rosa (Cobrança de DBO)',
    sinal: 'CD',
    tom: 'pink',
    foraDaCobranca: null,
  },
  { id: 5, nome: 'Retira da média', cor: 'Branco (retira da média)', sinal: 'RM', foraDaCobranca: 'excluida' },
];

/** The same to choose from, each as its id and name. */
export const KINDS_OF_DBO = TIPOS_DBO.map(({ id, nome }) => [id, nome] as const);

/** The kind of a collection's DBO; undefined for an id that is none. */
export function tipoDbo(id: number | null): TipoDbo | undefined {
  return TIPOS_DBO.find((tipo) => tipo.id === id);
}
