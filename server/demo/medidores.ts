import { addDays } from '../../domain/calendar.ts';
import { calibrationDates } from '../../domain/leitura/calibration.ts';
import type { Cliente } from './pessoas.ts';
import { createRandom, type Random } from './random.ts';

/** Ids of the demonstration's supply sources: the first is the sewage meter's. */
const FONTE_ESGOTO = 1;
const FONTES_AGUA = [2, 2, 2, 3, 3, 4, 5, 6, 7] as const;
const TIPOS = 5;
const TECNICOS = [3, 4, 5, 6] as const;
const MODELOS = ['Modelo Fictício A-100', 'Modelo Fictício B-250', 'Modelo Fictício C-400'] as const;

/** Days since the calibration, which holds two years: in force, about to end, over. */
const SINCE_CALIBRATION: readonly (readonly [days: readonly [number, number], weight: number])[] = [
  [[20, 600], 6],
  [[675, 725], 2],
  [[740, 1200], 2],
];

export type Hidrometro = ReturnType<typeof demoMedidores>['PessoaHidrometro'][number];
export type Medidor = ReturnType<typeof demoMedidores>['PessoaMedidorVazao'][number];

const registration = (letter: string, id: number, index: number) =>
  `${letter}${String(id).padStart(4, '0')}${String(index).padStart(2, '0')}`;

function medidor(cliente: Cliente, registro: string, today: string, random: Random) {
  const [least, most] = random.weighted(SINCE_CALIBRATION);
  const dtAtualCalibragem = addDays(today, -random.int(least, most));
  return {
    idPessoa: cliente.id,
    registro,
    data: addDays(dtAtualCalibragem, -random.int(0, 20)),
    idUsuarioTecnico: random.pick(TECNICOS),
    idTipo: random.int(1, TIPOS),
    dtAtualCalibragem,
    ...calibrationDates(dtAtualCalibragem),
    obsAtualCalibragem: random.chance(0.3) ? 'Calibração de rotina' : null,
    flagCertificado: random.chance(0.85) ? 1 : 0,
    lacre: `L${random.int(10_000, 99_999)}`,
    nroSerie: `NS-${random.int(100_000, 999_999)}`,
    codigoEquipamento: `MV-${String(cliente.id).padStart(4, '0')}`,
    modelo: random.pick(MODELOS),
    idCalculoHorimetro: random.int(1, 3),
    obsCobranca: null,
    flagAtivo: 1,
    dtCadastro: cliente.dtCadastro,
    idUsuario: 1,
  };
}

function hidrometro(cliente: Cliente, registro: string, fonte: number, random: Random) {
  return {
    idPessoa: cliente.id,
    registro,
    uc: String(random.int(1_000_000, 1_999_999)),
    idFonteAbastecimento: fonte,
    flagAtivo: random.chance(0.96) ? 1 : 0,
    flagMedidorVazao: fonte === FONTE_ESGOTO ? 1 : 0,
    dtCadastro: cliente.dtCadastro,
    idUsuario: 1,
  };
}

/** Hydrometers of the clients, and the flow meters of the two clients in five whose sewage is measured. */
export function demoMedidores(clientes: readonly Cliente[], today: string) {
  const random = createRandom('medidores');
  const hidrometros: ReturnType<typeof hidrometro>[] = [];
  const medidores: ReturnType<typeof medidor>[] = [];
  for (const cliente of clientes) {
    if (random.chance(0.4)) {
      const registro = registration('V', cliente.id, 1);
      medidores.push(medidor(cliente, registro, today, random));
      hidrometros.push(hidrometro(cliente, registro, FONTE_ESGOTO, random));
    }
    const fontes = random.int(1, 2);
    for (let index = 1; index <= fontes; index++) {
      hidrometros.push(hidrometro(cliente, registration('H', cliente.id, index), random.pick(FONTES_AGUA), random));
    }
  }
  return {
    PessoaHidrometro: hidrometros.map((row, index) => ({ id: index + 1, ...row })),
    PessoaMedidorVazao: medidores.map((row, index) => ({ id: index + 1, ...row })),
  };
}
