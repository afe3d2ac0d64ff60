import { expect, test } from 'vitest';
import { parametros } from '../../../domain/coleta/parametros.ts';
import { agreedUnit, isConcentration, isSurelyUnit, quantityOf } from '../../../domain/coleta/unidade.ts';

const idOf = (chave: string) => parametros.find((one) => one.chave === chave)!.id;

/** By parameter: what it is given as, and what makes another figure of it. */
const ESPECIES: Record<string, [own: string[], others: string[]]> = {
  DQO: [
    ['mg/L O2', 'mg O₂/L', 'mg O2 L⁻¹'],
    ['mg/L C', 'mg/L N', 'mg/L O'],
  ],
  DBO: [
    ['mg/L O2', 'mg/L de O2'],
    ['mg/L C', 'mg/L P'],
  ],
  pH: [[], ['mg/L F']],
  temperatura: [[], ['mg/L F']],
  Ag: [
    ['mg/L Ag', 'mg Ag+/L'],
    ['mg/L AgNO3', 'mg/L As'],
  ],
  As_: [
    ['mg/L As', 'mg As/L', 'mg/L como As'],
    ['mg/L As2O3', 'mg/L Ag'],
  ],
  Cd: [
    ['mg/L Cd', 'mg/L Cd2+'],
    ['mg/L Cu', 'mg/L CdO'],
  ],
  CN: [
    ['mg/L CN', 'mg CN-/L', 'mg/L CN⁻'],
    ['mg/L HCN', 'mg/L N', 'mg/L KCN'],
  ],
  Cr: [
    ['mg/L Cr', 'mg Cr/L'],
    ['mg/L Cr VI', 'mg/L Cr6+', 'mg/L Cr+3', 'mg/L CrO4', 'mg/L Cr (6)', 'mg/L Cr⁶'],
  ],
  Cr6: [
    ['mg/L Cr', 'mg Cr VI/L', 'mg/L Cr6+', 'mg/L Cr⁶⁺', 'mg/L Cr+6', 'mg/L Cr(VI)'],
    ['mg/L Cr3+', 'mg/L CrO4'],
  ],
  Cu: [
    ['mg/L Cu', 'mg/L Cu²⁺'],
    ['mg/L Zn', 'mg/L CuSO4'],
  ],
  Fe: [
    ['mg/L Fe', 'mg/L Fe2+'],
    ['mg/L Fe2O3', 'mg/L F'],
  ],
  Fenol: [
    ['mg/L C6H5OH', 'mg C₆H₅OH/L', 'mg/L fenol'],
    ['mg/L C', 'mg/L F'],
  ],
  Hg: [['mg/L Hg'], ['mg/L HgCl2', 'mg/L Ag']],
  Ni: [['mg/L Ni'], ['mg/L N']],
  N: [
    ['mg/L N', 'mg N/L', 'mg/L N-total', 'mg/L de N-NH3', 'mg/L NH3-N', 'mg/L N-NH4+', 'mg/L NO3-N', 'mg N-NO2-/L'],
    ['mg/L NH3', 'mg/L NH4+', 'mg/L NO3', 'mg/L NO2', 'mg/L P', 'mg/L N-PO4', 'mg/L Ni', 'mg N/L NO3'],
  ],
  Pb: [
    ['mg/L Pb', 'mg/L Pb+2'],
    ['mg/L P', 'mg/L PbO'],
  ],
  P: [
    ['mg/L P', 'mg P/L', 'mg/L P-total', 'mg/L P-PO4', 'mg/L PO4-P', 'mg/L P-PO₄³⁻'],
    ['mg/L PO4', 'mg/L P2O5', 'mg/L N', 'mg/L P-NO3', 'mg/L Pb'],
  ],
  Se: [['mg/L Se'], ['mg/L S', 'mg/L SeO2']],
  Sn: [['mg/L Sn'], ['mg/L S', 'mg/L N']],
  Zn: [
    ['mg/L Zn', 'mg/L Zn2+'],
    ['mg/L Cu', 'mg/L ZnO', 'mg O2/L'],
  ],
  Rs: [[], ['mg/L S']],
  Og: [[], ['mg/L O2', 'mg/L S']],
  Sulfato: [
    ['mg/L SO4', 'mg SO4/L', 'mg/L SO₄²⁻', 'mg/L SO4 2-', 'mg/L SO4-2', 'mg SO4=/L'],
    ['mg/L S', 'mg S/L', 'mg/L como S', 'mg/L (S)', 'mg S L⁻¹', 'mg/L SO3', 'mg SO4/L S', 'mg S=/L'],
  ],
  Sulfeto: [
    ['mg/L S', 'mg S/L', 'mg/L S2-', 'mg/L S²⁻', 'MG/L S', 'mg S=/L', 'mg S⁼/L', 'mg/L S='],
    ['mg/L SO4', 'mg/L H2S', 'mg/L Se'],
  ],
  Fluoreto: [
    ['mg/L F', 'mg F-/L', 'mg/L F⁻'],
    ['mg/L Fe', 'mg/L NaF', 'mg/L HF'],
  ],
  Toxicidade: [[], ['mg/L F']],
};

test('what each of the parameters is given as stands here', () => {
  expect(Object.keys(ESPECIES).toSorted()).toEqual(parametros.map(({ chave }) => chave).toSorted());
});

test.each(Object.entries(ESPECIES))('a concentration of %s is of what it is given as', (chave, [own, others]) => {
  const read = (unit: string) => [unit, quantityOf(unit, idOf(chave))];
  expect(own.map(read)).toEqual(own.map((unit) => [unit, 'mg/L']));
  expect(others.map(read)).toEqual(others.map((unit) => [unit, null]));
  expect(['mg/L', 'mg.L⁻¹', 'ppm', 'MG / L', 'mg/dm3'].map((unit) => quantityOf(unit, idOf(chave)))).toEqual(
    Array(5).fill('mg/L'),
  );
});

test.each([
  ['µg/L Zn', 'Zn', 'µg/L'],
  ['µg/L Zn', 'Cu', null],
  ['ng/L S', 'Sulfeto', 'ng/L'],
  ['g/L S', 'Sulfato', null],
])('of another power of ten too: %s of %s', (unit, chave, quantity) => {
  expect(quantityOf(unit, idOf(chave))).toBe(quantity);
});

test.each([null, 28, 999])('of a parameter that is none of ours (%s) the unit alone decides', (id) => {
  const known = ['mg/L', 'mg/L N', 'mg/L S', 'mg/L SO4', 'mg Cr VI/L', 'mg/L NO3-N'];
  expect(known.map((unit) => quantityOf(unit, id))).toEqual(known.map(() => 'mg/L'));
  for (const unit of ['mg/L NO3', 'mg/L CaCO3', 'mg/L Mn', 'mg Pt/L', 'mg/L H2S'])
    expect(quantityOf(unit, id)).toBeNull();
});

test.each([
  ['µg/L', ['µg/L', 'μg/L', 'ΜG/L', 'ug.L^-1', '㎍/ℓ', 'µg L⁻¹', 'mg/m³', 'ppb']],
  ['mg/L', ['mg.L⁻¹', 'mg·L−1', 'mg / L', 'Mg/L', '㎎/L', 'ppm', 'PPM']],
  ['ml/L', ['mL/L', 'ML/L', 'mL.L⁻¹', 'mL/L/h', 'mL/L.h', 'mL/(L.h)', 'mL/L-h', 'mL/L–h', 'mL/L¹']],
  ['°C', ['°C', 'ºC', 'Cº', 'C°', 'c °', '°C¹', 'ºC (1)', 'Cº (2)', 'C', '℃']],
  ['°F', ['°F', 'Fº', 'F°']],
  [null, ['%', '％', 'UNT', 'NTU', 'NMP/100mL', 'UFC/100 mL', 'mg/100 mL', '1000 mg/L', 'mg/L/h', 'mg/kg', 'mol/L']],
  [null, ['mg', 'L', 'mg-L', 'mg.L', 'mg/L-1', 'mg/L 1', 'mg/L seco', '<mg/L', '']],
])('%s and no other is read of signs, letters and blanks of any kind', (quantity, units) => {
  expect(units.map((unit) => [unit, quantityOf(unit)])).toEqual(units.map((unit) => [unit, quantity]));
});

test.each([
  ['mg/L', ['mg/L¹', 'mg/L²', 'mg/L ³', 'mg/L (1)', 'mg/L(12)', 'mg/L [2]', 'mg/L⁽¹⁾', 'mg/L*', 'ppm¹', 'mg O2/L (1)']],
  ['µg/L', ['µg/L²', 'ppb (1)', 'mg/m³', 'mg/m(3)', 'µg/dm³']],
  ['g/L', ['mg/mL¹', 'mg/cm³']],
  [
    null,
    ['m²', 'mg/m²', 'mg/m³¹', 'mg/L (123)', 'mg/L 1', 'mg/L1', 'mg/L(-1)', 'mg/L⁻¹', 'mg.L¹', 'C²', 'Co', '1 mg/L'],
  ],
])('a note behind a unit leaves it %s, where what is behind it is no power', (quantity, units) => {
  expect(units.map((unit) => [unit, quantityOf(unit)])).toEqual(units.map((unit) => [unit, quantity]));
});

test.each([
  ['mg/L', 'mg.L⁻¹', 'mg/L'],
  ['mg/L', 'ppm', 'mg/L'],
  ['mg/L', 'mg S/L', 'mg S/L'],
  ['mg S/L', 'ppm', 'mg S/L'],
  ['mg/L CaCO3', 'mg/L', 'mg/L CaCO3'],
  ['mg/L S', 'mg/L SO4', null],
  ['mg/L', 'µg/L', null],
  ['°C', 'Cº', '°C'],
  ['UNT', 'unt', 'UNT'],
  ['UNT', 'NTU', null],
  ['NMP/100 mL', 'NMP/100mL', 'NMP/100 mL'],
  ['mg/kg', 'mg/L', null],
])('%s and %s say %s together', (one, other, both) => {
  expect(agreedUnit(one, other)).toBe(both);
});

test('what can be nothing but a unit is told from what may be something else', () => {
  const surely = [
    'mg/L',
    'ppb',
    'µg.L-1',
    '°C',
    'mL/L',
    '%',
    'mg/kg',
    'mg Pt/L',
    'furlong/L',
    'µS/cm',
    'NMP/100 mL',
    'L/s',
  ];
  const maybe = ['UNT', 'U.pH', 'C', 'N/A', 'n/d', 's/n', 'NBR/ABNT', 'SMWW 5210 B', 'SMWW/5210', 'EPA/200', '60 mg/L'];
  expect(surely.filter((text) => !isSurelyUnit(text))).toEqual([]);
  expect([...maybe, 'VMP 60 mg/L', 'MS/GM', '-', ''].filter(isSurelyUnit)).toEqual([]);
});

test('a mass in a volume is a concentration, whatever it is of', () => {
  expect(['mg/L', 'µg.L⁻¹', 'ppb', 'mg/L como N'].filter((text) => !isConcentration(text))).toEqual([]);
  expect(['mL/L', '°C', 'm3/h', '%', 'UNT', 'L', '-', null].filter(isConcentration)).toEqual([]);
});
