import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { numberRead } from '../../../domain/leitura/hourMeter.ts';
import { LEITURA } from '../../../domain/leitura/rules.ts';
import { typedQuantity } from '../../../domain/leitura/typedQuantity.ts';
import { formatNumber, writeNumber } from '../../../domain/numbers.ts';
import { useApi } from '../../app/useCall.ts';
import { useTell, useTellError } from '../../kit/feedback/useTell.ts';
import type { Categoria } from './calculo.ts';
import { type Campo, textoDe } from './campos.ts';
import { contagemDe } from './contagem.ts';
import type { Linha } from './linha.ts';
import { rotuloDe } from './pendencias.ts';

/**
 * What is asked of the hours of a row, so that they are those that its volume is made of: from where the hour-meter stood where
 * nobody says so, and as they were counted where they are saved. Numbers are written so that every server reads them alike.
 */
export function horasDe(linha: Linha) {
  const { leitura, textos, contexto } = linha;
  const text = (campo: Campo) => textoDe(leitura, textos, campo);
  const logica = contagemDe(linha);
  const brought = text('reinicioMedidor') === '0' ? (contexto?.anterior?.tempoAtual ?? '') : '';
  const plain = (tempo: string) => writeNumber(numberRead(logica, tempo)) || tempo;
  return {
    logica: logica && Math.abs(logica),
    tempoAnterior: plain(text('tempoAnterior') || brought),
    tempoAtual: plain(text('tempoAtual')),
  };
}

/**
 * 'Calcular': corrected volume and total time of a row, '-' where they cannot be told. Rule 1 is current minus previous
 * reading; the others are asked of the server (spec 2 §5).
 */
export function useCalcular(categorias: readonly Categoria[]): (linha: Linha) => Promise<void> {
  const translate = useTranslate();
  const api = useApi();
  const tell = useTell();
  const tellError = useTellError();
  return async (linha) => {
    const { leitura, textos, calculado } = linha;
    const text = (campo: Campo) => textoDe(leitura, textos, campo);
    const regra = categorias.find(({ id }) => String(id) === text('idCategoriaCobranca'))?.regra ?? LEITURA;
    const times = { tempoAnterior: text('tempoAnterior'), tempoAtual: text('tempoAtual') };
    const { idMes, idAno, idHidrometro, idPessoa, idCalculoHorimetro: logica } = leitura;
    const volumeLido = calculado.volumeMedido ?? (typedQuantity(text('leituraAtual')) ?? 0) - leitura.leituraAnterior;
    const reinicioMedidor = Number(text('reinicioMedidor'));
    try {
      const [volume, tempo] =
        regra === LEITURA
          ? [calculado.volumeCorrigido ?? '-', calculado.tempoFinal ?? '-']
          : await Promise.all([
              api(contract.testesDeLeitura.regra, {
                body: { regra, logica, ...times, volumeLido, idMes, idAno, idHidrometro, idPessoa, reinicioMedidor },
              }).then(({ data }) => data.result),
              api(contract.testesDeLeitura.logica, { body: horasDe(linha) }).then(({ data }) => data.horaFormatada),
            ]);
      const said = typeof volume === 'number' ? `${formatNumber(volume, 2)} m³` : volume;
      const told = translate('lancamento.calculado', { rotulo: rotuloDe(leitura), volume: said, tempo });
      tell(calculado.recusa ? `${told}. ${calculado.recusa}` : told, 'info');
    } catch (error) {
      tellError(error);
    }
  };
}
