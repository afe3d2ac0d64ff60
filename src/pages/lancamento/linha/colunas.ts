import type { Leitura } from '../../../../contract/leitura.ts';
import { shownTime } from '../../../../domain/leitura/hourMeter.ts';
import { REINICIOS } from '../../../../domain/leitura/restart.ts';
import { decimalPlaces, formatNumber } from '../../../../domain/numbers.ts';
import type { Categoria } from '../leitura/calculo.ts';
import { CAMPOS, type Campo, ehNumero, quantidadeDe, textoDaLinha } from '../leitura/campos.ts';
import { contagemDoTempo, unidadeDe } from './contagem.ts';
import { larguraPara } from './larguras.ts';
import type { Linha } from './linha.ts';
import { situacaoDe } from './situacao.ts';

/** A column of the grid. Widths are in pixels. */
export interface Coluna {
  key: string;
  header: string;
  width: number;
  align?: 'right';
  /** The field that is typed in it. */
  campo?: Campo;
  text(linha: Linha): string;
  /** What its number counts, where rows differ in that; it is shown with it, but neither typed nor copied. */
  unidade?(linha: Linha): string | undefined;
}

/** What is shown of a row. */
export function comUnidade({ text, unidade }: Coluna, linha: Linha): string {
  return [text(linha), unidade?.(linha)].filter(Boolean).join(' ');
}

/** Name of a choice, by its id as text. */
export type NomeDe = (campo: Campo, id: string) => string;

/** What is shown of a choice that was removed since it was made. */
const REMOVIDO = '(removido)';

export function nomeDe(categorias: readonly Categoria[]): NomeDe {
  return (campo, id) => {
    const choices = campo === 'reinicioMedidor' ? REINICIOS : categorias;
    const otherwise = choices.length > 0 && id !== '' ? REMOVIDO : id;
    return choices.find((one) => String(one.id) === id)?.nome ?? otherwise;
  };
}

/** What is shown where there is nothing. */
export const NENHUM = '-';

const volume = (value: number | null) => (value === null ? NENHUM : formatNumber(value, 2));

/** More in a column would leave no room for the number. */
const MAIS_CASAS = 4;

/** The decimals with which all readings of a month stand comma below comma. */
export const casasDe = (leituras: readonly Leitura[]): number =>
  leituras.reduce(
    (most, { leituraAnterior, leituraAtual }) =>
      Math.min(MAIS_CASAS, Math.max(most, decimalPlaces(leituraAnterior), decimalPlaces(leituraAtual))),
    0,
  );

/** Pixels of Registro and UC: meters whose names begin alike are told apart by how they end. */
export interface Larguras {
  registro: number;
  uc: number;
}
const LARGURAS: Larguras = { registro: 92, uc: 84 };

export const largurasDe = (leituras: readonly Leitura[]): Larguras => ({
  registro: larguraPara(
    leituras.map(({ registro }) => registro),
    LARGURAS.registro,
  ),
  uc: larguraPara(
    leituras.map(({ uc }) => uc ?? ''),
    LARGURAS.uc,
  ),
});

const ehTempo = (campo: Campo) => campo === 'tempoAnterior' || campo === 'tempoAtual';

/** What a typed field shows: numbers as people read them, with all that was typed; what is none as it was typed. */
function mostrado(linha: Linha, campo: Campo, casas = 0): string {
  const text = textoDaLinha(linha, campo);
  if (ehTempo(campo)) return shownTime(contagemDoTempo(linha, campo), text);
  const number = ehNumero(campo) ? quantidadeDe(text) : null;
  return number === null ? text : formatNumber(number, Math.max(casas, decimalPlaces(number)));
}

/** The volume that is charged; as it was typed where none can be told yet. */
const corrigido = (linha: Linha): string =>
  linha.calculado.volumeCorrigido === null && linha.textos.volumeCorrigido
    ? mostrado(linha, 'volumeCorrigido')
    : volume(linha.calculado.volumeCorrigido);

/** Whether a row has such a field: only those with an hour-meter have times. */
export const temCampo = ({ leitura }: Linha, campo: Campo): boolean =>
  !ehTempo(campo) || leitura.idCalculoHorimetro !== null;

const digitada = (campo: Campo, width: number, more: Partial<Coluna> = {}): Coluna => ({
  key: campo,
  header: CAMPOS[campo].label,
  width,
  campo,
  ...(ehNumero(campo) && { align: 'right' }),
  text: (linha) => (temCampo(linha, campo) ? mostrado(linha, campo) : NENHUM),
  ...more,
});

/**
 * The columns of the grid, in order (spec 2 §2.4 and §3).
 *
 * @param narrow whether only the first has room to stay in view: the meter, for a client may have several
 * @param casas with how many decimals readings are shown at least (`casasDe`)
 * @param larguras pixels of the columns that are as wide as what was read needs
 */
export function colunasDe(
  nome: NomeDe,
  translate: (key: string) => string,
  narrow: boolean,
  casas = 0,
  larguras: Larguras = LARGURAS,
): Coluna[] {
  const lida = (campo: Campo) => digitada(campo, 124, { text: (linha) => mostrado(linha, campo, casas) });
  const texto = (key: string, width: number, text: Coluna['text'], align?: 'right'): Coluna => ({
    key,
    header: translate(`lancamento.coluna.${key}`),
    width,
    text,
    ...(align && { align }),
  });
  const tempo = (campo: 'tempoAnterior' | 'tempoAtual') =>
    digitada(campo, 116, { align: 'right', unidade: (linha) => unidadeDe(linha, campo) });
  const escolha = (campo: Campo, width: number, more?: Partial<Coluna>) =>
    digitada(campo, width, { text: (linha) => nome(campo, textoDaLinha(linha, campo)), ...more });
  const cliente = texto('cliente', 200, ({ leitura }) => leitura.nome);
  const registro = texto('registro', larguras.registro, ({ leitura }) => leitura.registro);
  return [
    ...(narrow ? [registro, cliente] : [cliente, registro]),
    texto('situacao', 170, (linha) => situacaoDe(linha).textos.join(' · ')),
    texto('id', 52, ({ leitura }) => String(leitura.idHidrometro), 'right'),
    texto('uc', larguras.uc, ({ leitura }) => leitura.uc ?? NENHUM),
    lida('leituraAnterior'),
    lida('leituraAtual'),
    texto('volumeMedido', 110, ({ calculado }) => volume(calculado.volumeMedido), 'right'),
    escolha('idCategoriaCobranca', 110),
    digitada('volumeCorrigido', 110, { text: corrigido }),
    tempo('tempoAnterior'),
    tempo('tempoAtual'),
    texto('tempoTotal', 84, ({ calculado }) => calculado.tempoFinal ?? NENHUM, 'right'),
    digitada('motivo', 170),
    escolha('reinicioMedidor', 110, { header: translate('lancamento.coluna.medidor') }),
    digitada('obs', 150),
  ];
}
