import { formatDocument, isCnpj, isCpf } from '../../domain/cliente/documents.ts';
import type { Random } from './random.ts';

const words = (list: string): readonly string[] => list.split(', ');

/** Words that make company names which nobody can mistake for a real company's. */
export const COMPANY_WORDS = words(
  'Aurora, Boreal, Miragem, Quimera, Zênite, Solstício, Equinócio, Nebulosa, Pégaso, Fênix, Andrômeda, ' +
    'Eldorado, Pasárgada, Atlântida, Avalon, Cometa, Meteoro, Crepúsculo, Alvorada, Arco-Íris, Estrela-Guia, ' +
    'Lua Nova, Maré Alta, Vento Sul, Horizonte, Cristalina, Vértice, Paralelo, Meridiano, ' +
    'Hemisfério, Poente, Nascente, Sideral, Orbital, Galáxia, Utopia, Fantasia, Lendária',
);

const FIRST_NAMES = words(
  'Ana, Bruno, Carla, Diego, Elisa, Fábio, Gabriela, Heitor, Inês, João, Karina, Lucas, Márcia, Nélson, ' +
    'Olívia, Paulo, Quitéria, Rafael, Sônia, Tiago, Úrsula, Vítor, Wilma, Yara',
);
const LAST_NAMES = words('Exemplo, Fictício, Modelo, Amostra, Hipótese, Ensaio, Fulano, Beltrano');

const STREETS = words(
  'Rua das Amostras, Rua dos Exemplos, Avenida Modelo, Rua do Ensaio, Avenida das Hipóteses, Rua ' +
    'Imaginária, Rua do Rascunho, Avenida Fictícia, Rua dos Protótipos, Estrada do Faz de Conta, Rua da ' +
    'Simulação, Avenida do Talvez, Rua Terceira Margem, Rua dos Moinhos de Vento',
);
const DISTRICTS = words(
  'Distrito Industrial Modelo, Jardim Exemplo, Vila Amostra, Parque das Hipóteses, Chácara Fictícia, ' +
    'Bairro do Ensaio',
);

export const personName = (random: Random) => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;

/** An e-mail address that can never be delivered. */
export function emailOf(name: string, domain = 'example.com'): string {
  return `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}@${domain}`;
}

/** A number that no telephone has. */
export const phone = (random: Random) => `(11) 0000-${String(random.int(0, 9999)).padStart(4, '0')}`;

export function street(random: Random) {
  return { logradouro: random.pick(STREETS), numero: String(random.int(10, 3900)), bairro: random.pick(DISTRICTS) };
}

/** The CPF that begins with these nine digits. */
export const cpf = (digits: string) => withCheckDigits(digits, isCpf);

/** The CNPJ that begins with these twelve digits or letters. */
export const cnpj = (characters: string) => withCheckDigits(characters, isCnpj);

function withCheckDigits(start: string, isValid: (document: string) => boolean): string {
  const all = Array.from({ length: 100 }, (_, end) => `${start}${String(end).padStart(2, '0')}`);
  const valid = all.find(isValid);
  if (!valid) throw new RangeError(`No check digits make a document of ${start}`);
  return formatDocument(valid);
}
