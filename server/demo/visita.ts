import { round } from '../../domain/numbers.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';

/** Where the invented clients are, more or less: degrees. */
const PLACE = { latitude: -23.18, longitude: -46.88 };

const MOTIVOS = ['Portão fechado, ninguém atendeu', 'Sem vazão no ponto', 'Amostrador com defeito'] as const;
const TECNICOS = ['Alice Amostra', 'Caio Coleta', 'Vera Vazão'] as const;

/** What was measured at the point, sometimes not at all. */
function measured(random: Random) {
  if (random.chance(0.1)) return { pH: null, temperatura: null, ss: null };
  return {
    pH: round(random.normal(7.1, 0.5), 1),
    temperatura: round(random.normal(25, 3), 1),
    ss: round(random.logNormal(1.5, 0.6), 1),
  };
}

/** What a technician noted on the way, whatever came of it. */
export function visit(random: Random) {
  const near = (degrees: number) => round(degrees + random.normal(0, 0.03), 6);
  const cancelada = random.chance(0.05);
  const horas = random.int(800, 9000);
  return {
    flagAmostraAcompanhamento: random.chance(0.2) ? 1 : 0,
    numeroLacre: random.chance(0.9) ? `L-${random.int(10_000, 99_999)}` : null,
    latitude: near(PLACE.latitude),
    longitude: near(PLACE.longitude),
    tecnico: random.pick(TECNICOS),
    contato: random.chance(0.8) ? personName(random) : null,
    horimetro: random.chance(0.5) ? `${horas}:${String(random.int(0, 59)).padStart(2, '0')}` : null,
    flagAmostraCancelada: cancelada ? 1 : 0,
    motivoCancelamento: cancelada ? random.pick(MOTIVOS) : null,
    flagNc: random.chance(0.08) ? 1 : 0,
    ...measured(random),
  } as const;
}
