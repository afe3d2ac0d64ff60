import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import type { LeituraDigitada } from '../../../../domain/leitura/figures.ts';
import { allowedCategories, RECUSAS } from '../../../../domain/leitura/reading.ts';
import { beganAnew, type Reinicio, restartName, restartNamed } from '../../../../domain/leitura/restart.ts';
import { MEDIA } from '../../../../domain/leitura/rules.ts';
import { fieldError } from '../../../errors.ts';
import type { Categoria, Lancamento, Medidor } from './repository.ts';

export type Body = z.output<typeof contract.leituras.save.body>;

/** Fields that are kept as they are sent: one that is absent stays, an empty one is emptied. */
const PLAIN = ['horaInicial', 'horaFinal', 'volumeCorrido', 'obs', 'motivo'] as const;

const sentOr = <V, H>(sent: V | undefined, held: H) => (sent === undefined ? held : sent);

function restartOf(body: Body, held: Lancamento | null): Reinicio {
  if (body.reinicioMedidor !== undefined) return body.reinicioMedidor;
  return restartNamed(sentOr(body.medidorStatusNome, held?.medidorStatusNome ?? null));
}

/** Its status in words: one of its own, or what is said of a new beginning. */
function statusOf(body: Body, held: Lancamento | null, reinicio: Reinicio): string | null {
  const name = sentOr(body.medidorStatusNome, held?.medidorStatusNome ?? null);
  return name !== null && restartNamed(name) === 0 ? name : restartName(reinicio);
}

/** The billing categories that a meter's reading may have: those in use and the one that it has (spec 2 §5). */
export function categoriesFor(
  { flagMedidorVazao }: Medidor,
  held: Lancamento | null,
  categorias: readonly Categoria[],
): Categoria[] {
  const isOffered = ({ id, flagAtivo }: Categoria) => flagAtivo === 1 || id === held?.idCategoriaCobranca;
  return allowedCategories(flagMedidorVazao, categorias, isOffered);
}

/**
 * The billing category of a reading: the one sent; failing that the one that it has, the meter's last one, the first.
 *
 * @param last the category of the meter's reading before
 * @throws AppError REFUSED for one that this meter may not use
 */
export function categoryOf(
  body: Body,
  held: Lancamento | null,
  last: number | null,
  medidor: Medidor,
  categorias: readonly Categoria[],
): Categoria {
  const allowed = categoriesFor(medidor, held, categorias);
  const [first] = allowed;
  if (!first) throw fieldError('idCategoriaCobranca', 'Não há tipo de cobrança habilitado');
  const wanted = body.idCategoriaCobranca ?? held?.idCategoriaCobranca ?? null;
  const found = allowed.find(({ id }) => id === (wanted ?? last));
  if (found || wanted === null) return found ?? first;
  const known = categorias.find(({ id }) => id === wanted);
  const why = !known
    ? RECUSAS['tipo-removido'].texto
    : medidor.flagMedidorVazao === 1
      ? `O tipo de cobrança ${known.descricao} foi desabilitado: escolha outro`
      : `Sem medidor de vazão, o tipo de cobrança é sempre ${first.descricao}`;
  throw fieldError('idCategoriaCobranca', why);
}

/**
 * What a person says of the meter, what was said before where nothing is said now: where it begins only as long as it is a replaced
 * one, or none, as before. Who knows the original contract alone says it each time.
 */
export function typedReading(body: Body, held: Lancamento | null, regra: number): LeituraDigitada {
  const given = <V>(flag: number | undefined, value: V | undefined) => (flag === 1 ? (value ?? null) : null);
  const reinicio = restartOf(body, held);
  const isAnew = beganAnew(reinicio);
  const before = beganAnew(held?.reinicioMedidor ?? 0) === isAnew ? held : null;
  const begins = <V>(flag: number | undefined, value: V | undefined) => given(isAnew ? 1 : flag, value);
  // Who sends a reading back as it is says nothing new of a meter that was not read, unless by a rule that needs its reading.
  const isEcho = body.leituraAtual === held?.leituraAtual && body.leituraAnterior === held?.leituraAnterior;
  const sentReading = held?.flagNaoLida === 1 && isEcho && regra === MEDIA ? undefined : body.leituraAtual;
  return {
    idAno: body.idAno,
    idMes: body.idMes,
    regra,
    reinicio,
    leituraAnterior: sentOr(body.leituraAnterior, begins(before?.flagAnteriorInformada, before?.leituraAnterior)),
    leituraAtual: sentOr(sentReading, held?.flagNaoLida === 1 ? null : (held?.leituraAtual ?? null)),
    tempoAnterior: sentOr(body.tempoAnterior, begins(before?.flagTempoAnteriorInformado, before?.tempoAnterior)),
    tempoAtual: sentOr(body.tempoAtual, held?.tempoAtual ?? null),
    volumeMedido: sentOr(body.volumeMedido, given(held?.flagMedidoInformado, held?.volumeMedido)),
    volumeCorrigido: sentOr(body.volumeCorrigido, given(held?.flagCorrigidoInformado, held?.volumeCorrigido)),
  };
}

/** What a reading holds besides its figures. */
export function otherFields(body: Body, held: Lancamento | null, reinicio: Reinicio) {
  const plain = {
    horaInicial: held?.horaInicial ?? null,
    horaFinal: held?.horaFinal ?? null,
    volumeCorrido: held?.volumeCorrido ?? null,
    obs: held?.obs ?? null,
    motivo: held?.motivo ?? null,
  };
  const sent = Object.fromEntries(PLAIN.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]));
  return {
    ...plain,
    ...sent,
    reinicioMedidor: reinicio,
    medidorStatusNome: statusOf(body, held, reinicio),
    flagAtivo: body.flagAtivo ?? held?.flagAtivo ?? 1,
  };
}
