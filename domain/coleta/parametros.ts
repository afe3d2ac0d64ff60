/**
 * A parameter of the collection history. `chave` is its field in a collection row, `sigla` what is shown, `asterisco`
 * whether its column carries one (composite sample), `minimo` and `maximo` the initial limits in `unidade`.
 */
export type Parametro = {
  id: number;
  chave: string;
  sigla: string;
  descricao: string;
  unidade: 'mg/L' | 'ml/L' | '°C' | '';
  asterisco: boolean;
  minimo: number;
  maximo: number;
};

type Defaulted = 'sigla' | 'unidade' | 'minimo';
type Linha = Omit<Parametro, Defaulted> & Partial<Pick<Parametro, Defaulted>>;

function parametro(linha: Linha): Parametro {
  return { sigla: linha.chave, unidade: 'mg/L', minimo: 0, ...linha };
}

const linhas: readonly Linha[] = [
  { id: 25, chave: 'DQO', descricao: 'Demanda Química de Oxigênio', asterisco: true, maximo: 0 },
  { id: 26, chave: 'DBO', descricao: 'Demanda Bioquímica de Oxigênio', asterisco: true, maximo: 0 },
  { id: 29, chave: 'pH', descricao: 'Potencial Hidrogeniônico', unidade: '', asterisco: false, minimo: 6, maximo: 10 },
  { id: 1, chave: 'temperatura', sigla: '°C', descricao: 'Temperatura', unidade: '°C', asterisco: false, maximo: 40 },
  { id: 2, chave: 'Ag', descricao: 'Prata', asterisco: true, maximo: 1.5 },
  { id: 3, chave: 'As_', sigla: 'As', descricao: 'Arsênio', asterisco: true, maximo: 1.5 },
  { id: 4, chave: 'Cd', descricao: 'Cádmio', asterisco: true, maximo: 1.5 },
  { id: 5, chave: 'CN', descricao: 'Cianeto', asterisco: false, maximo: 1.5 },
  { id: 6, chave: 'Cr', descricao: 'Cromo Total', asterisco: true, maximo: 5 },
  { id: 7, chave: 'Cr6', descricao: 'Cromo Hexavalente', asterisco: false, maximo: 1.5 },
  { id: 8, chave: 'Cu', descricao: 'Cobre', asterisco: true, maximo: 1.5 },
  { id: 9, chave: 'Fe', descricao: 'Ferro', asterisco: true, maximo: 15 },
  { id: 10, chave: 'Fenol', descricao: 'Fenol', asterisco: false, maximo: 5 },
  { id: 11, chave: 'Hg', descricao: 'Mercúrio', asterisco: true, maximo: 1.5 },
  { id: 12, chave: 'Ni', descricao: 'Níquel', asterisco: true, maximo: 2 },
  { id: 13, chave: 'N', descricao: 'Nitrogênio', asterisco: true, maximo: 0 },
  { id: 14, chave: 'Pb', descricao: 'Chumbo', asterisco: true, maximo: 1.5 },
  { id: 15, chave: 'P', descricao: 'Fósforo', asterisco: true, maximo: 0 },
  { id: 16, chave: 'Se', descricao: 'Selênio', asterisco: true, maximo: 1.5 },
  { id: 17, chave: 'Sn', descricao: 'Estanho', asterisco: true, maximo: 4 },
  { id: 18, chave: 'Zn', descricao: 'Zinco', asterisco: true, maximo: 5 },
  {
    id: 19,
    chave: 'Rs',
    sigla: 'SS',
    descricao: 'Sólidos Sedimentáveis',
    unidade: 'ml/L',
    asterisco: false,
    maximo: 20,
  },
  { id: 20, chave: 'Og', descricao: 'Óleos e Graxas', asterisco: false, maximo: 150 },
  { id: 21, chave: 'Sulfato', descricao: 'Sulfato', asterisco: false, maximo: 1000 },
  { id: 22, chave: 'Sulfeto', descricao: 'Sulfeto', asterisco: false, maximo: 1 },
  { id: 23, chave: 'Fluoreto', descricao: 'Fluoreto', asterisco: false, maximo: 10 },
  { id: 24, chave: 'Toxicidade', descricao: 'Toxicidade', unidade: '', asterisco: false, maximo: 0 },
];

/**
 * The 27 parameters in the order of the history table (Spec 2 §2.3 and §3), with their initial limits: state decree
 * 8468/76 art. 19-A as in Spec 2 §9. Two zeros are no limit. Limits are data that users edit: this is where they
 * start, not where a screen reads them.
 */
export const parametros: readonly Parametro[] = linhas.map(parametro);

/** The reference data's id of pH, whose limits are shown as a range (Spec 2 §9). */
export const ID_PH = 29;

/** The parameter whose results are billed. */
export const ID_DBO = 26;

const IDS = new Map(parametros.map(({ id, chave }) => [chave, id]));
/** Field of a parameter that is not one of the 27: 'p90'. */
const OTHER = /^p([1-9]\d{0,8})$/;

const BY_ID = new Map(parametros.map(({ id, chave }, place) => [id, { chave, place }]));
const placeOf = (id: number) => BY_ID.get(id)?.place ?? parametros.length + id;

/** Puts parameters in the order of the 27; any other comes after them, by its id. */
export const byParametro = (one: number, other: number): number => placeOf(one) - placeOf(other);

/** The unit of a parameter by its id; undefined for one that is not of the 27. */
export const unidadeDe = (idParametro: number) => parametros.find(({ id }) => id === idParametro)?.unidade;

/** The field of a collection's row that holds a parameter's value: `chave` of the 27, 'p90' of any other. */
export const fieldOfParametro = (id: number): string => BY_ID.get(id)?.chave ?? `p${id}`;

/** The parameter whose value a field of a collection's row holds; null for any other field. */
export function parametroOfField(field: string): number | null {
  const other = OTHER.exec(field)?.[1];
  return IDS.get(field) ?? (other === undefined ? null : Number(other));
}
