import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { isUnanswered } from '../../../../dataProvider/outcome.ts';
import { numberRead } from '../../../../domain/leitura/hourMeter.ts';
import { measuredVolume } from '../../../../domain/leitura/reading.ts';
import { beganAnew } from '../../../../domain/leitura/restart.ts';
import { LEITURA, MEDIA } from '../../../../domain/leitura/rules.ts';
import { formatNumber, writeNumber } from '../../../../domain/numbers.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import { useApi } from '../../../app/useCall.ts';
import { useTell, useTellError } from '../../../kit/feedback/useTell.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import { type Categoria, regraDe, semHorasDeAntes } from '../leitura/calculo.ts';
import { type Campo, textoDaLinha, textoDe } from '../leitura/campos.ts';
import { contagemDe } from './contagem.ts';
import type { Linha } from './linha.ts';

/**
 * What is asked of the hours of a row, so that they are those that its volume is made of: from where the hour-meter stood where
 * nobody says so, and as they were counted where they are saved. Numbers are written so that every server reads them alike.
 */
export function horasDe(linha: Linha) {
  const { leitura, textos, contexto } = linha;
  const text = (campo: Campo) => textoDe(leitura, textos, campo);
  const logica = contagemDe(linha);
  const begins = beganAnew(Number(text('reinicioMedidor'))) || semHorasDeAntes(leitura);
  const brought = begins ? '' : (contexto?.anterior?.tempoAtual ?? '');
  const plain = (tempo: string) => writeNumber(numberRead(logica, tempo)) || tempo;
  return {
    logica: logica && Math.abs(logica),
    tempoAnterior: plain(text('tempoAnterior') || brought),
    tempoAtual: plain(text('tempoAtual')),
  };
}

/** The measured volume that is asked of, m³: of a row that lacks its hours too; null where no reading was typed that a rule needs. */
export function volumeLidoDe(linha: Linha, regra: number): number | null {
  const { leitura, calculado } = linha;
  const typed = (campo: Campo) => typedNumber(textoDaLinha(linha, campo));
  const anterior = typed('leituraAnterior') ?? leitura.leituraAnterior;
  const atual = typed('leituraAtual') ?? (regra === MEDIA ? anterior : null);
  return calculado.volumeMedido ?? measuredVolume(anterior, atual, Number(textoDaLinha(linha, 'reinicioMedidor')));
}

/** What is asked of the volume that a rule gives a row. */
export function regraPedidaDe(linha: Linha, regra: number) {
  const { leitura, textos } = linha;
  const text = (campo: Campo) => textoDe(leitura, textos, campo);
  const { idMes, idAno, idHidrometro, idPessoa, idCalculoHorimetro: logica } = leitura;
  return {
    ...{ regra, logica, tempoAnterior: text('tempoAnterior'), tempoAtual: text('tempoAtual') },
    ...{ volumeLido: volumeLidoDe(linha, regra), idMes, idAno, idHidrometro, idPessoa },
    reinicioMedidor: Number(text('reinicioMedidor')),
  };
}

/**
 * 'Calcular': corrected volume and total time of a row, '-' where they cannot be told; of a meter without an hour-meter the
 * volume alone. Rule 1 is current minus previous
 * reading; the others are asked of the server (spec 2 §5), and without a connection told as the grid has them.
 */
export function useCalcular(categorias: readonly Categoria[]): (linha: Linha) => Promise<void> {
  const translate = useTranslate();
  const api = useApi();
  const tell = useTell();
  const tellError = useTellError();
  return async (linha) => {
    const { leitura, textos, contexto, calculado } = linha;
    const regra = regraDe(leitura, textos, contexto, categorias) || LEITURA;
    const tellThat = (volume: number | string, tempo: string) => {
      const said = typeof volume === 'number' ? `${formatNumber(volume, 2)} m³` : volume;
      const words = contagemDe(linha) === null ? 'lancamento.calculado' : 'lancamento.calculadoComTempo';
      const told = translate(words, { rotulo: rotuloDe(leitura), volume: said, tempo });
      tell(calculado.recusa ? `${told}. ${calculado.recusa}` : told, 'info');
    };
    const here = [calculado.volumeCorrigido ?? '-', calculado.tempoFinal ?? '-'] as const;
    if (regra === LEITURA) return tellThat(...here);
    try {
      const [volume, tempo] = await Promise.all([
        api(contract.testesDeLeitura.regra, { body: regraPedidaDe(linha, regra) }).then(({ data }) => data.result),
        api(contract.testesDeLeitura.logica, { body: horasDe(linha) }).then(({ data }) => data.horaFormatada),
      ]);
      tellThat(volume, tempo);
    } catch (error) {
      if (isUnanswered(error)) tellThat(...here);
      else tellError(error);
    }
  };
}
