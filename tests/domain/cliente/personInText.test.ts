import { expect, test } from 'vitest';
import { personRemover, signsInIdentifiers } from '../../../domain/cliente/personInText.ts';

const without = personRemover(
  {
    nomes: [
      'Quitéria da Silva Zimbro',
      'Horta da Ximena',
      'quiteria zimbro filha',
      'José Gil Antunes do Prado ME',
      'Lia A',
      'Oxum, Bartira',
      'maria@exemplo.com.br',
      'Zé',
      'Portaria',
      "Ana d'Ávila-Reis",
      null,
    ],
    numeros: ['529.982.247-25', '12.345.678-X', '12.345', '1234567', 'MG-98.765.432', 'ISENTO', 'SP 12', null],
    telefones: ['(11) 98888-7777', '(21) 3344-5566 ramal 12 / (21) 98765-4321', null],
  },
  '(apagado)',
);

test.each([
  ['Saída da Quitéria da Silva Zimbro', 'Saída da (apagado)'],
  ['QUITERIA  DA\nSILVA ZIMBRO – P1', '(apagado) – P1'],
  ['Quite\u0301ria da Silva Zimbro: 7,5 m³', '(apagado): 7,5 m³'],
  ['Ligar a Quitéria Zimbro, 2º andar', 'Ligar a (apagado), 2º andar'],
  ['horta da ximena/HORTA DA XIMENA', '(apagado)/(apagado)'],
  ['Quitéria Zimbro Filha', '(apagado)'],
  ['CPF 529.982.247-25, RG 12345678x', 'CPF (apagado), RG (apagado)'],
  ['52998224725 e 11 98888 7777', '(apagado) e (apagado)'],
  ['a Maria@Exemplo.com.br.', 'a (apagado).'],
  ['+55 (11) 98888-7777', '(apagado)'],
  ['+5511988887777, (11) 98888 7777, 55 11 98888-7777', '(apagado), (apagado), (apagado)'],
  ['2133445566 ramal 12; (21) 98765 4321', '(apagado) ramal 12; (apagado)'],
  ['CPF529.982.247-25, cpf nº52998224725kg', 'CPF(apagado), cpf nº(apagado)kg'],
  ['52998224725,00 e 1,52998224725', '(apagado),00 e 1,(apagado)'],
  ['RG 98765432, MG98.765.432', 'RG (apagado), (apagado)'],
  ['RG 12345678', 'RG (apagado)'],
  ['tel11988887777', 'tel(apagado)'],
  ['Zimbro, Quitéria; SILVA ZIMBRO, QUITÉRIA DA', '(apagado); (apagado) DA'],
  ['Quitéria/Zimbro, Zimbro/Quitéria, Quitéria-Zimbro', '(apagado), (apagado), (apagado)'],
  ['quiteria.zimbro@casa.com', '(apagado)@casa.com'],
  ['Quitéria Silva, Quitéria S. Zimbro', '(apagado), (apagado)'],
  ['José Gil, José Antunes, José Prado ME.', '(apagado), (apagado), (apagado).'],
  ['Oxum, Bartira e Bartira Oxum', '(apagado) e (apagado)'],
  ['com a Lia A, que saiu', 'com a (apagado), que saiu'],
  ['Ligar 98888-7777', 'Ligar (apagado)'],
  ['RG: 12.345; rg 12345', 'RG: (apagado); rg (apagado)'],
  ['Ana d’Ávila‑Reis', '(apagado)'],
  ['com Quitéria da Silva', 'com (apagado)'],
  ['ÁÀ  Quitéria Zimbro  ÁÀ', 'ÁÀ  (apagado)  ÁÀ'],
])('%j becomes %j', (text, left) => {
  expect(without(text)).toBe(left);
});

test.each([
  'Quitéria',
  'Zimbro & Filhos',
  'José me disse',
  'da Silva. Quitéria',
  'Maria da Silva, com Quitéria',
  'José do Gilberto',
  'Quitéria Zimbrosa',
  'Antiquiteria Zimbro',
  'Vertedor da horta da Ximenas',
  '1529982247250',
  'Zé e ISENTO',
  'SP 12',
  'Leitura 12.345,67',
  'Leitura 12345',
  'Leitura 1.234.567,8',
  'Leitura 8,1234567',
  'Portão da portaria; Portaria',
  'I\u0307stanbul ﬁm',
  '',
])('%j stays', (text) => {
  expect(without(text)).toBe(text);
});

test('of nobody nothing is taken out', () => {
  expect(personRemover({ nomes: ['', 'A', null], numeros: ['1'], telefones: [] }, '(apagado)')('A 1')).toBe('A 1');
});

test('a long text takes as many times longer as it is longer', () => {
  const rest = 'a b '.repeat(100_000);
  expect(without(`${rest}Quitéria Zimbro ${rest}`)).toBe(`${rest}(apagado) ${rest}`);
});

const masked = personRemover(
  {
    nomes: [],
    numeros: [],
    mascaras: ['***.982.247-**', '**.***.**8-9', '**-**.***.*12', '**********'],
    telefones: [],
  },
  '(apagado)',
);

test.each([
  ['CPF 529.982.247-25, ou 52998224725', 'CPF (apagado), ou (apagado)'],
  ['RG 12.345.678-9; rg: 123456789; 12.345.678-9', 'RG (apagado); rg: (apagado); (apagado)'],
  ['RG MG-12.345.612, RG 12345612', 'RG (apagado), RG (apagado)'],
])('of a masked number %j becomes %j', (text, left) => {
  expect(masked(text)).toBe(left);
});

test.each(['529.982.246-25', '1529982247250', 'RG 12.345.679-9', 'Leitura 123456789', '12.345.612', '982.247'])(
  'of a masked number %j stays',
  (text) => {
    expect(masked(text)).toBe(text);
  },
);

test('of a long text without a person nothing is looked for again from each of its characters', () => {
  // Were it, this would not end in a test's time.
  const dots = `RG${'.'.repeat(2_000_000)}`;
  expect(masked(dots)).toBe(dots);
});

const numbers = {
  nomes: [],
  numeros: ['529.982.247-25', '1234567', 'SP1234567', '110.042.490.114'],
  mascaras: ['***.533.447-**', '**.***.**8-9'],
  telefones: ['(19) 3344-5566', '(19) 97777-6655', '2233445'],
};
const withoutNumbers = personRemover(numbers, '(apagado)');

test.each([
  ['3344-5566, 3344 5566 ou 3344.5566', '(apagado), (apagado) ou (apagado)'],
  ['tel 33445566; Fone: 33445566; CEL.33445566', 'tel (apagado); Fone: (apagado); CEL.(apagado)'],
  ['WhatsApp (33445566), ligar nº 33445566', 'WhatsApp ((apagado)), ligar nº (apagado)'],
  ['1933445566, (19) 33445566 e 55 19 33445566', '(apagado), (apagado) e (apagado)'],
  ['977776655, 9 7777-6655', '(apagado), (apagado)'],
  ['223-3445, tel 2233445', '(apagado), tel (apagado)'],
  ['Doc. 1.234.567, RG1234567, nº1234567', 'Doc. (apagado), RG(apagado), nº(apagado)'],
  ['SP1234567, SP-1234567', '(apagado), (apagado)'],
])('of numbers %j becomes %j', (text, left) => {
  expect(withoutNumbers(text)).toBe(left);
});

test.each([
  'visor 33445566',
  'faturado 33445566 litros',
  '33.445.566 litros',
  'SN33445566, SN3344-5566',
  'hotel 33445566',
  'visor 2233445',
  'A1234567',
  'MT1234567',
  '1234567m³',
  'SN12.345.678-9',
])('of numbers %j stays', (text) => {
  expect(withoutNumbers(text)).toBe(text);
});

const inIdentifiers = personRemover(signsInIdentifiers({ ...numbers, nomes: ['Bartira Oxum'] }), '(apagado)');

test.each([
  ['529.982.247-25', '(apagado)'],
  ['H52998224725', 'H(apagado)'],
  ['39053344705', '(apagado)'],
  ['Bartira Oxum 01', '(apagado) 01'],
  ['(19) 3344-5566', '(19) 3344-5566'],
  ['1234567', '1234567'],
  ['110042490114', '110042490114'],
  ['12.345.678-9', '12.345.678-9'],
])('of an identifier %j is left %j', (text, left) => {
  expect(inIdentifiers(text)).toBe(left);
});

const remover = (nome: string, ...nomesDeOutros: string[]) =>
  personRemover({ nomes: [nome], nomesDeOutros, numeros: [], telefones: [] }, '(apagado)');
const PEOPLE = {
  ana: remover('Ana Paula Medeiros', 'Ana Paula Ribeiro', 'ana.medeiros@casa.com', 'Firma Ana Paula Medeiros'),
  yolanda: remover('Yolanda Brumado Quixada', 'Yolanda Quixada', 'YOLANDA BRUMADO QUIXADA'),
  teodoro: remover('Teodoro Prado Vasquim Lopes', 'Maria Lopes', 'Teodoro Lopes Ruiz', 'Prado Vasquim'),
  maria: remover('Maria Aparecida Lima Duarte'),
  jose: remover('José Gil Prado ME'),
};
type Person = keyof typeof PEOPLE;

test.each<[Person, string, string]>([
  [
    'ana',
    'Ana Paula Ribeiro (compras); Ana Paula Medeiros (portaria)',
    'Ana Paula Ribeiro (compras); (apagado) (portaria)',
  ],
  ['ana', 'Ana Paula Medeiros Farias; ANA PAULA MEDEIROS LIGOU', '(apagado) Farias; (apagado) LIGOU'],
  ['ana', 'Ana Medeiros ligou, Ana Paula também', '(apagado) ligou, (apagado) também'],
  ['ana', 'Ana Paula Hoje não, Ana Paula\nPortão fechado', '(apagado) Hoje não, (apagado)\nPortão fechado'],
  ['ana', 'Ana Medeiros CPF 1, ANA MEDEIROS CPF 1', '(apagado) CPF 1, (apagado) CPF 1'],
  ['ana', 'ANA MEDEIROS P1, Ana Paula Medeiros-P2', '(apagado) P1, (apagado)-P2'],
  ['ana', 'ana paula ligou; ana medeiros ribeiro', '(apagado) ligou; (apagado) ribeiro'],
  ['ana', 'Ana Medeiros e Bartira Oxum, Ana Paula e Ana', '(apagado) e Bartira Oxum, (apagado) e Ana'],
  ['yolanda', 'Yolanda Brumado Quixada; Yolanda Brumado', '(apagado); (apagado)'],
  ['yolanda', 'YOLANDA BRUMADO COLETOU; Yolanda Brumado Supervisora', '(apagado) COLETOU; (apagado) Supervisora'],
  ['teodoro', 'Lopes, Teodoro; Prado Lopes, Teodoro Vasquim', '(apagado); (apagado)'],
  ['teodoro', 'ver com Lopes, Teodoro Prado', 'ver com (apagado)'],
  ['teodoro', 'Contato Lopes, Teodoro: 2, LIGAR LOPES, TEODORO HOJE', 'Contato (apagado): 2, LIGAR (apagado) HOJE'],
  ['teodoro', 'Maria Lopes, Teodoro Prado', 'Maria Lopes, (apagado)'],
  ['teodoro', 'ver lopes, teodoro', 'ver (apagado)'],
  ['teodoro', 'Teodoro Prado Vasquim', '(apagado)'],
  ['teodoro', 'os dois são Teodoro Prado e outro; r teodoro prado', 'os dois são (apagado) e outro; r (apagado)'],
  ['maria', 'Rua Maria Aparecida Lima Duarte', 'Rua (apagado)'],
  ['maria', 'Dr. Maria Duarte', 'Dr. (apagado)'],
  ['jose', 'José Gil Prado Transportes; JOSE PRADO ME', '(apagado) Transportes; (apagado)'],
])('of %s, %j becomes %j', (person, text, left) => {
  expect(PEOPLE[person](text)).toBe(left);
});

test.each<[Person, string]>([
  ['ana', 'chefe: Ana Paula Ribeiro'],
  ['ana', 'Ana Paula Siqueira'],
  ['ana', 'ANA PAULA SIQUEIRA'],
  ['ana', 'ana paula siqueira'],
  ['ana', 'ana paula ribeiro'],
  ['ana', 'Ana Paula dos Reis'],
  ['ana', 'Ana Paula M. Reis'],
  ['ana', 'Ana Medeiros e Silva'],
  ['ana', 'Nota da Firma Ana Paula Medeiros, ana.medeiros@casa.com'],
  ['yolanda', 'colega de Yolanda Quixada'],
  ['yolanda', 'Yolanda Brumado Filha'],
  ['yolanda', 'Quixada, Yolanda'],
  ['teodoro', 'Contatos: Maria Lopes, Teodoro Ruiz, Ana Prado / Teodoro Lima. Turno: Vasquim; Teodoro Ruiz'],
  ['teodoro', 'Poço São Teodoro Prado, POÇO SÃO TEODORO PRADO'],
  ['teodoro', 'Prado; Teodoro'],
  ['teodoro', 'Turno: Teodoro / Lopes; Teodoro - Prado'],
  ['teodoro', 'Joana da Prado, Teodoro'],
  ['teodoro', 'maria lopes, teodoro'],
  ['teodoro', 'lopes, teodoro lopes ruiz'],
  ['maria', 'Maria Aparecida Souza'],
  ['maria', 'Maria Duarte Farias'],
  ['maria', 'Joana Lima, Maria Rosa'],
  ['maria', 'Rua Maria Lima, 20; R. Profa. Maria Lima; av. Maria Duarte'],
  ['maria', 'Caixa Santa Maria Aparecida'],
  ['jose', 'José Prado Transportes Ltda'],
])('of %s, %j stays', (person, text) => {
  expect(PEOPLE[person](text)).toBe(text);
});
