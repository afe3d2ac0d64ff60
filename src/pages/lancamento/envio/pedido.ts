import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import type { Leitura } from '../../../../contract/leitura.ts';
import type { Mes } from '../../../../domain/leitura/month.ts';
import { REINICIOS, restartName } from '../../../../domain/leitura/restart.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import type { Conflict } from '../../../kit/forms/conflict.ts';
import type { Pendente } from '../guardado/pendente.ts';
import { type Campo, ehNumero, NOMES, type Textos, textoDe } from '../leitura/campos.ts';
import type { Resposta, Seguinte } from '../leitura/seguintes.ts';

type Pedido = z.input<typeof contract.leituras.save.body>;

/** Texts as the fields hold them: numbers, ids and texts; what is empty is null. */
export function valoresDe(textos: Textos): Partial<Leitura> {
  const values = NOMES.filter((campo) => textos[campo] !== undefined).map((campo) => {
    const text = textos[campo] ?? '';
    if (campo === 'reinicioMedidor' || campo === 'idCategoriaCobranca')
      return [campo, text === '' ? null : Number(text)];
    return [campo, text === '' ? null : ehNumero(campo) ? typedNumber(text) : text];
  });
  return Object.fromEntries(values);
}

const outroVolume = ({ leituraAnterior, leituraAtual }: Textos) =>
  leituraAnterior !== undefined || leituraAtual !== undefined;

/** What is sent of a pending reading: what was typed, and of a new one the category that its row showed. */
export const enviados = ({ id, textos, categoria }: Pendente): Textos =>
  id === 0 && categoria !== undefined ? { idCategoriaCobranca: categoria, ...textos } : textos;

/**
 * What saves a pending reading: only what was typed, so that the server works out all else. It depends on nothing but its
 * arguments: sent again, it is the same request.
 */
export function pedidoDe(pendente: Pendente, { idMes, idAno }: Mes): Pedido {
  const { idHidrometro, id, versao, textos } = pendente;
  const { reinicioMedidor, ...values } = valoresDe(enviados(pendente));
  return {
    id,
    idHidrometro,
    idMes,
    idAno,
    ...values,
    // A volume that somebody gave was of the readings as they were.
    ...(outroVolume(textos) && { volumeMedido: null }),
    ...(reinicioMedidor !== undefined && { reinicioMedidor, medidorStatusNome: restartName(reinicioMedidor) }),
    versao,
  };
}

/** What a reading holds besides its figures. */
const HELD = [
  'leituraAtual',
  'tempoAtual',
  'horaInicial',
  'horaFinal',
  'volumeCorrido',
  'idCategoriaCobranca',
  'medidorStatusNome',
  'obs',
] as const;

/** What a server that knows the original contract alone wants as well: the row with its figures. */
export function pedidoCompleto(pendente: Pendente, leitura: Leitura, figures: Partial<Leitura>): Pedido {
  const { idMes, idAno, flagAtivo, flagMedia } = leitura;
  const held = Object.fromEntries(HELD.map((name) => [name, leitura[name]]));
  const text = (campo: Campo) => textoDe(leitura, pendente.textos, campo);
  const before = {
    leituraAnterior: typedNumber(text('leituraAnterior')),
    tempoAnterior: text('tempoAnterior') || null,
  };
  return { ...held, ...before, flagAtivo, flagMedia, ...pedidoDe(pendente, { idMes, idAno }), ...figures };
}

/** A row as it is once saved: what was typed, and the server's figures. */
export function comoSalva(leitura: Leitura, textos: Textos, resposta: Resposta): Leitura {
  const { leituraAtual, idCategoriaCobranca, ...typed } = valoresDe(textos);
  const anterior = resposta.leituraAnterior ?? typed.leituraAnterior ?? leitura.leituraAnterior;
  const isUnread = textoDe(leitura, textos, 'leituraAtual') === '';
  return {
    ...leitura,
    ...typed,
    idCategoriaCobranca: idCategoriaCobranca ?? leitura.idCategoriaCobranca,
    regra: resposta.regra ?? null,
    // Not read at all, it stands where it stood.
    leituraAtual: isUnread ? anterior : (leituraAtual ?? leitura.leituraAtual),
    tempoAnterior:
      resposta.tempoAnterior === undefined ? textoDe(leitura, textos, 'tempoAnterior') || null : resposta.tempoAnterior,
    flagCorrigidoInformado: resposta.flagCorrigidoInformado ?? 0,
    flagMedidoInformado: resposta.flagMedidoInformado ?? 0,
    flagNaoLida: isUnread ? 1 : 0,
    flagAnteriorInformada: resposta.flagAnteriorInformada ?? 0,
    flagTempoAnteriorInformado: resposta.flagTempoAnteriorInformado ?? 0,
    ...(typed.reinicioMedidor !== undefined && { medidorStatusNome: restartName(typed.reinicioMedidor) }),
    reinicioMedidor: REINICIOS.find(({ id }) => id === (typed.reinicioMedidor ?? leitura.reinicioMedidor))?.id ?? 0,
    volumeMedido: resposta.volumeMedido ?? leitura.volumeMedido,
    volumeCorrigido: resposta.volumeCorrigido ?? leitura.volumeCorrigido,
    tempoFinal: resposta.tempoFinal === undefined ? leitura.tempoFinal : resposta.tempoFinal,
    flagMedia: resposta.flagMedia ?? leitura.flagMedia,
    leituraAnterior: anterior,
    estranhezasExplicadas: resposta.estranhezasExplicadas ?? null,
    id: resposta.id,
    versao: resposta.versao,
  };
}

/** Nobody has said where it, or its hours, begin; a list of readings tells it where somebody has. */
const NADA_DITO = { flagAnteriorInformada: 0, flagTempoAnteriorInformado: 0 } as const;

/** The row of a meter whose reading was removed, until it is read again where it begins. */
export const comoNaoLida = (leitura: Leitura): Leitura => ({
  ...leitura,
  ...{ id: 0, versao: null, regra: null, leituraAtual: 0, volumeMedido: 0, volumeCorrigido: 0 },
  ...{ tempoAtual: null, tempoFinal: null, horaInicial: null, horaFinal: null, volumeCorrido: null },
  ...{ obs: null, motivo: null, medidorStatusNome: null, estranhezasExplicadas: null },
  ...{ flagMedia: 0, reinicioMedidor: 0, flagMedidoInformado: 0, flagCorrigidoInformado: 0, flagNaoLida: 0 },
  ...NADA_DITO,
});

/** The row of a later month as one's own save of an earlier one made it. */
export function comoSeguinte(leitura: Leitura, { id, antes, agora }: Seguinte): Leitura {
  return leitura.id === id && leitura.versao === antes.versao ? { ...leitura, ...agora } : leitura;
}

/** A row as somebody else saved it meanwhile. */
export function comoOutraPessoa(leitura: Leitura, { atual }: Conflict): Leitura {
  return { ...leitura, ...NADA_DITO, ...atual, id: Number(atual.id), versao: Number(atual.versao) };
}

/** Whether a row was read since somebody else saved it so: a later version of it, or a later reading in its place. */
const isSince = ({ id, versao }: Leitura, { atual }: Conflict): boolean =>
  id === atual.id ? (versao ?? 0) > Number(atual.versao) : id > Number(atual.id);

/** A row as somebody else saved it meanwhile, or later. */
export const comoMaisNova = (leitura: Leitura, conflito: Conflict): Leitura =>
  isSince(leitura, conflito) ? leitura : comoOutraPessoa(leitura, conflito);

/** What is compared with what was typed: as it was refused, or as the month was read since; whose that is nobody says. */
export const conflitoMaisNovo = (leitura: Leitura, conflito: Conflict): Conflict =>
  isSince(leitura, conflito) ? { atual: leitura } : conflito;
