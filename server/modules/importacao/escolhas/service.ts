import { quantityOf } from '../../../../domain/coleta/unidade.ts';
import type { WriteContext } from '../../../context.ts';
import { waitTurn } from '../../../database/turn.ts';
import { fieldError, notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { holdClient } from '../../cliente/repository.ts';
import { powerTo, unitOf } from '../units.ts';
import {
  chosenPonto,
  chosenUnidade,
  deletePonto,
  deleteUnidade,
  parametroById,
  pointById,
  savePonto,
  saveUnidade,
} from './repository.ts';

/** The matter of choices: each goes by what the one before it left. */
const CHOICES = 'escolhas de importacao';

interface NomeDePonto {
  Laboratorio: number;
  texto: string;
  idPontoColeta: number;
}

/** Keeps the point that a laboratory means by a text, for this file and its next ones. Chosen again, nothing is told. */
export function choosePonto({ write }: WriteContext, { Laboratorio: laboratorio, texto, idPontoColeta }: NomeDePonto) {
  return write(async (tx) => {
    await waitTurn(tx.db, CHOICES);
    const ponto = await pointById(tx, idPontoColeta);
    if (!ponto) throw fieldError('idPontoColeta', 'Ponto de coleta não encontrado');
    const former = await chosenPonto(tx, laboratorio, texto);
    if (former?.idPontoColeta === idPontoColeta) {
      tx.unchanged();
      return { id: former.id };
    }
    await holdClient(tx, ponto.idPessoa);
    const id = await savePonto(tx, { laboratorio, texto, idPontoColeta });
    const choice = { laboratorio, nomeNoLaboratorio: texto };
    if (former) await tellPonto(tx, former.idPontoColeta, { before: choice, after: {} });
    await tellPonto(tx, idPontoColeta, { before: {}, after: choice });
    return { id };
  });
}

interface Conversao {
  Laboratorio: number;
  idParametro: number;
  unidade: string;
}

/** Keeps that a laboratory's results of a parameter in a unit are converted by a power of ten. */
export function chooseUnidade({ write }: WriteContext, { Laboratorio: laboratorio, idParametro, unidade }: Conversao) {
  return write(async (tx) => {
    const parametro = await parametroById(tx, idParametro);
    if (!parametro) throw fieldError('idParametro', 'Parâmetro não encontrado');
    const quantity = quantityOf(unidade, idParametro);
    if (quantity === null || powerTo(idParametro, unidade) === null) {
      throw fieldError('unidade', 'Esta unidade não se converte na do parâmetro');
    }
    const choice = { laboratorio, idParametro, unidade: quantity };
    await waitTurn(tx.db, CHOICES);
    const chosen = await chosenUnidade(tx, choice);
    if (chosen) {
      tx.unchanged();
      return chosen;
    }
    const id = await saveUnidade(tx, choice);
    const after = { laboratorio, unidadeConvertida: `${quantity} → ${unitOf(idParametro)}` };
    await tx.audit({ tabela: 'Parametro', id: idParametro, acao: 'Alteração', after });
    return { id };
  });
}

/** Forgets a choice of a point: results that came in by it stay. */
export function forgetPonto({ write }: WriteContext, id: number) {
  return write(async (tx) => {
    await waitTurn(tx.db, CHOICES);
    const choice = await deletePonto(tx, id);
    if (!choice) throw notFound();
    const { laboratorio, texto, idPontoColeta } = choice;
    await tellPonto(tx, idPontoColeta, { before: { laboratorio, nomeNoLaboratorio: texto }, after: {} });
    return { id };
  });
}

/** Forgets a choice of a unit: results that came in by it stay. */
export function forgetUnidade({ write }: WriteContext, id: number) {
  return write(async (tx) => {
    await waitTurn(tx.db, CHOICES);
    const choice = await deleteUnidade(tx, id);
    if (!choice) throw notFound();
    const { laboratorio, unidade, idParametro } = choice;
    const before = { laboratorio, unidadeConvertida: unidade };
    await tx.audit({ tabela: 'Parametro', id: idParametro, acao: 'Alteração', before, after: {} });
    return { id };
  });
}

/** Tells what a laboratory calls a point, and called it: the point itself stays, so it is a change of it. */
async function tellPonto(
  tx: Tx,
  id: number,
  change: { before: Record<string, unknown>; after: Record<string, unknown> },
) {
  const idPessoa = (await pointById(tx, id))?.idPessoa ?? null;
  await tx.audit({ tabela: 'PessoaPontoColeta', id, idPessoa, acao: 'Alteração', ...change });
}
