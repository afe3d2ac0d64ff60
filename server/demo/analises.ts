import { parseLabValue } from '../../domain/coleta/labValue.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { writeNumber } from '../../domain/numbers.ts';
import type { Ramo } from './ramos.ts';
import type { Random } from './random.ts';

/** How a parameter is distributed in an ordinary effluent, and what the laboratory can tell of it. */
interface Faixa {
  mediana: number;
  sigma: number;
  /** Below this the laboratory reports `<limite`. */
  limite: number;
  casas: number;
  /** Share of the values below `limite` that come as 'ND'. */
  nd: number;
}

const faixa = (mediana: number, sigma: number, limite: number, casas: number, nd = 0): Faixa => ({
  mediana,
  sigma,
  limite,
  casas,
  nd,
});

const metal = (mediana: number, limite: number) => faixa(mediana, 0.7, limite, 3, 0.1);

/** By `chave`; pH and temperature are not skewed and DQO follows DBO, so these three are drawn apart. */
const FAIXAS: Readonly<Record<string, Faixa>> = {
  DBO: faixa(420, 0.35, 3, 0),
  Ag: metal(0.006, 0.01),
  As_: metal(0.004, 0.01),
  Cd: metal(0.005, 0.005),
  CN: faixa(0.02, 0.8, 0.02, 3, 0.3),
  Cr: metal(0.06, 0.02),
  Cr6: faixa(0.02, 0.8, 0.02, 3, 0.2),
  Cu: metal(0.05, 0.02),
  Fe: faixa(0.9, 0.7, 0.05, 2),
  Fenol: faixa(0.09, 0.8, 0.05, 3, 0.2),
  Hg: metal(0.0004, 0.0005),
  Ni: metal(0.04, 0.02),
  N: faixa(32, 0.4, 1, 1),
  Pb: metal(0.03, 0.02),
  P: faixa(5, 0.5, 0.1, 2),
  Se: metal(0.004, 0.01),
  Sn: metal(0.05, 0.05),
  Zn: faixa(0.15, 0.8, 0.02, 3),
  Rs: faixa(3.5, 0.9, 0.3, 1),
  Og: faixa(34, 0.6, 5, 1),
  Sulfato: faixa(75, 0.6, 5, 0),
  Sulfeto: faixa(0.07, 0.8, 0.05, 3, 0.1),
  Fluoreto: faixa(0.7, 0.6, 0.1, 2),
  Toxicidade: faixa(4, 0.7, 2, 0, 0.4),
};

/** Parameters of every collection; the others are left out now and then. */
const ALWAYS = new Set(['DQO', 'DBO', 'pH', 'temperatura', 'Rs', 'Og']);
const ANALYSIS_ERROR = 2;

function reported({ limite, casas, nd }: Faixa, value: number, random: Random): string {
  if (value >= limite) return writeNumber(value, casas);
  return random.chance(nd) ? 'ND' : `<${writeNumber(limite)}`;
}

function raw(chave: string, ramo: Ramo, dbo: number, random: Random): string {
  const fator = ramo.fatores[chave] ?? 1;
  if (chave === 'pH') return writeNumber(random.normal(7.7 + ramo.ph, 0.65), 2);
  if (chave === 'temperatura') return writeNumber(random.normal(27, 3.4) * fator, 1);
  if (chave === 'DBO') return reported(FAIXAS.DBO!, dbo, random);
  if (chave === 'DQO') return writeNumber(dbo * random.normal(2.1, 0.18), 0);
  const faixa = FAIXAS[chave]!;
  return reported(faixa, random.logNormal(faixa.mediana * fator, faixa.sigma), random);
}

/**
 * The laboratory's values of one collection.
 *
 * @param forca how strong this client's effluent is beside its branch's, 1 being usual
 */
export function analyse(idColeta: number, ramo: Ramo, forca: number, idTipoDBO: number, random: Random) {
  const usual = random.logNormal(FAIXAS.DBO!.mediana * (ramo.fatores.DBO ?? 1) * forca, FAIXAS.DBO!.sigma);
  const dbo = idTipoDBO === ANALYSIS_ERROR ? usual * 7 : usual;
  return parametros
    .filter(({ chave }) => ALWAYS.has(chave) || random.chance(0.9))
    .map(({ id, chave, unidade }) => {
      const bruto = raw(chave, ramo, dbo, random);
      const { operator, number } = parseLabValue(bruto);
      return { idColeta, idParametro: id, bruto, operador: operator, numero: number, unidade: unidade || null };
    });
}
