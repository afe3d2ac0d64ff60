import { parametros } from './parametros.ts';

/** A charge, as laboratories write it behind an ion: '2-', '+', ' -2'. Of sulphur's ions they write '=' too. */
const ION = '(?: ?\\d?[+-]\\d?)?';
/** Nitrogen and phosphorus are given as themselves whatever compound they were found in: 'N-NO3' is N of nitrate. */
const NITROGENIO = `n(?:[- ]total)?|n[- ](?:nh[34]|no[23])${ION}|(?:nh[34]|no[23])-n`;
const FOSFORO = `p(?:[- ]total)?|p[- ]po4${ION}|po4-p`;

/**
 * What the results and limits of each parameter are given as, by its `chave`: a pattern in lower case. 'mg/L SO4' of
 * Sulfato says no more than 'mg/L', while 'mg/L S' is a third of it, and 'mg/L Cr6+' of Cr is a part of it. So name
 * them the tables of CONAMA 357/2005 and 430/2011, and laboratories after these. One that is not here has none.
 */
const PROPRIAS: Readonly<Record<string, string>> = {
  DQO: 'o2',
  DBO: 'o2',
  Ag: `ag${ION}`,
  As_: `as${ION}`,
  Cd: `cd${ION}`,
  CN: `cn${ION}`,
  Cr: 'cr',
  Cr6: 'cr(?: ?vi| ?6\\+| ?\\+6)?',
  Cu: `cu${ION}`,
  Fe: `fe${ION}`,
  Fenol: 'c6h5oh|fenol',
  Hg: `hg${ION}`,
  Ni: `ni${ION}`,
  N: NITROGENIO,
  Pb: `pb${ION}`,
  P: FOSFORO,
  Se: `se${ION}`,
  Sn: `sn${ION}`,
  Zn: `zn${ION}`,
  Sulfato: `so4(?:=|${ION})`,
  Sulfeto: `s(?:=|${ION})`,
  Fluoreto: `f${ION}`,
};

/** A pattern that matches nothing stands for no species at all. */
const whole = (pattern = '(?!)') => new RegExp(`^(?:${pattern})$`);

const BY_ID = new Map(parametros.map(({ id, chave }) => [id, whole(PROPRIAS[chave])]));
const ANY = whole(Object.values(PROPRIAS).join('|'));

/**
 * True of a species that leaves a concentration what it is, for it is what the parameter is given as.
 *
 * @param especie in lower case, one kind of dash, no brackets: 'so4 2-'
 * @param idParametro of a parameter that is not one of the 27, or of none, it is not known what it is given as: then
 *   it is true of whatever one of the 27 is given as, of nothing else
 */
export const isOwnSpecies = (especie: string, idParametro: number | null): boolean =>
  (BY_ID.get(idParametro ?? 0) ?? ANY).test(especie);
