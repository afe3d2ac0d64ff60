import type { Figuras } from './figures.ts';
import { countedBy, hoursRun } from './hourMeter.ts';
import type { Mes } from './month.ts';
import { correctedVolume } from './reading.ts';
import { HORIMETRO, LEITURA, MEDIA } from './rules.ts';

/** What a saved reading tells of the rule that it was calculated by, where that was not kept with it. */
type Salva = Mes &
  Pick<Figuras, 'tempoAnterior' | 'tempoAtual' | 'tempoFinal' | 'volumeMedido' | 'volumeCorrigido'> & {
    flagMedia: number;
    flagCorrigidoInformado: number;
  };

/**
 * The rule that a saved reading was calculated by of which it was not kept: its category's, if that gives its volume; else the
 * one that does, for the category had another one then.
 *
 * @param regra the rule that its category has by now
 * @param logica how the meter's hour-meter counts today
 */
export function savedRule(regra: number, logica: number | null, salva: Salva): number {
  const { idAno, idMes, tempoAnterior, tempoAtual, volumeMedido, volumeCorrigido } = salva;
  if (salva.flagMedia === 1) return MEDIA;
  // A volume that was given comes of no rule.
  if (salva.flagCorrigidoInformado === 1) return regra === MEDIA ? LEITURA : regra;
  const horas = hoursRun(countedBy(logica, salva), tempoAnterior, tempoAtual);
  const measured = { leituraAnterior: 0, leituraAtual: volumeMedido, medidorReiniciado: true, horas };
  const gives = (one: number) => {
    const volume = correctedVolume({ regra: one, idAno, idMes, ...measured });
    return volume.ok && volume.volumeCorrigido === volumeCorrigido;
  };
  return [regra, LEITURA, HORIMETRO].find(gives) ?? regra;
}
