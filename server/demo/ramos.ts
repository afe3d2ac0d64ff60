/** What the effluent of a branch holds, as factors on the ordinary median of each parameter. */
export interface Ramo {
  descricao: string;
  /** Company name made of an invented word. */
  empresa: (palavra: string) => string;
  fantasia: (palavra: string) => string;
  fatores: Readonly<Record<string, number>>;
  /** Added to the ordinary mean pH. */
  ph: number;
  /** Usual sewage volume, m³ a month. */
  volume: number;
}

function ramo(
  descricao: string,
  de: string,
  volume: number,
  ph: number,
  fatores: Readonly<Record<string, number>>,
  empresa = 'Indústria Fictícia',
): Ramo {
  return {
    descricao,
    empresa: (palavra) => `${empresa} ${palavra} de ${de} Ltda.`,
    fantasia: (palavra) => `${palavra} ${de} (fictícia)`,
    volume,
    ph,
    fatores,
  };
}

/** Ten branches of activity, each recognisable in its results. */
export const RAMOS: readonly Ramo[] = [
  ramo('Laticínios', 'Laticínios', 6500, -0.3, { DBO: 2.4, Og: 2.2, N: 1.8, P: 2, Rs: 1.4 }),
  ramo('Bebidas', 'Bebidas', 14_000, -0.5, { DBO: 2.1, P: 1.5, Rs: 1.2 }),
  ramo(
    'Galvanoplastia',
    'Galvanoplastia',
    1800,
    0.4,
    { DBO: 0.25, Zn: 14, Ni: 18, Cr: 14, Cr6: 12, Cu: 12, CN: 8, Fe: 3 },
    'Oficina Fictícia',
  ),
  ramo(
    'Têxtil e tinturaria',
    'Tecidos',
    11_000,
    0.9,
    { DBO: 0.9, Sulfato: 3, Sulfeto: 4, Cr: 2, temperatura: 1.22 },
    'Tecelagem Fictícia',
  ),
  ramo('Frigorífico e abate', 'Carnes', 9000, -0.1, { DBO: 3, Og: 3, N: 3, P: 2, Rs: 2 }, 'Frigorífico Fictício'),
  ramo('Produtos químicos', 'Químicos', 4200, 0.2, {
    DBO: 1.2,
    Fenol: 9,
    Fluoreto: 4,
    Sulfato: 4,
    Hg: 3,
    Toxicidade: 3,
  }),
  ramo('Papel e embalagens', 'Embalagens', 16_000, -0.2, { DBO: 1.3, Rs: 2.4, Sulfato: 2, Sulfeto: 5 }),
  ramo(
    'Metalurgia',
    'Metais',
    3600,
    0.3,
    { DBO: 0.35, Fe: 9, Zn: 6, Pb: 7, Og: 1.8, Sn: 6, Fluoreto: 2 },
    'Metalúrgica Fictícia',
  ),
  ramo('Alimentos', 'Alimentos', 7800, -0.4, { DBO: 1.8, Og: 1.9, Rs: 1.6, N: 1.3 }),
  ramo(
    'Fármacos e cosméticos',
    'Cosméticos',
    2600,
    0,
    { DBO: 1.1, Og: 2, Toxicidade: 2.5, Zn: 3 },
    'Laboratório Fictício',
  ),
];
