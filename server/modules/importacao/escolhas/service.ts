import type { WriteContext } from '../../../context.ts';
import { fieldError, notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { otherUnit, powerBetween, quantityOf } from '../units.ts';
import { deletePonto, deleteUnidade, parametroById, pointById, savePonto, saveUnidade } from './repository.ts';

interface NomeDePonto {
  Laboratorio: number;
  texto: string;
  idPontoColeta: number;
}

/** Keeps the point that a laboratory means by a text, for this file and its next ones. */
export function choosePonto({ write }: WriteContext, { Laboratorio: laboratorio, texto, idPontoColeta }: NomeDePonto) {
  return write(async (tx) => {
    const ponto = await pointById(tx, idPontoColeta);
    if (!ponto) throw fieldError('idPontoColeta', 'Ponto de coleta não encontrado');
    const id = await savePonto(tx, { laboratorio, texto, idPontoColeta });
    await auditPonto(tx, ponto, { acao: 'Alteração', after: { laboratorio, nomeNoLaboratorio: texto } });
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
    const quantity = quantityOf(unidade);
    const expected = otherUnit(idParametro, unidade);
    if (quantity === null || powerBetween(quantity, quantityOf(expected)) === null) {
      throw fieldError('unidade', 'Esta unidade não se converte na do parâmetro');
    }
    const id = await saveUnidade(tx, { laboratorio, idParametro, unidade: quantity });
    const after = { laboratorio, unidadeConvertida: `${quantity} → ${expected}` };
    await tx.audit({ tabela: 'Parametro', id: idParametro, acao: 'Alteração', after });
    return { id };
  });
}

/** Forgets a choice of a point: results that came in by it stay. */
export function forgetPonto({ write }: WriteContext, id: number) {
  return write(async (tx) => {
    const choice = await deletePonto(tx, id);
    const ponto = choice && (await pointById(tx, choice.idPontoColeta));
    if (!choice) throw notFound();
    const before = { nomeNoLaboratorio: choice.texto };
    await auditPonto(tx, ponto ?? { id: choice.idPontoColeta, idPessoa: null }, { acao: 'Remoção', before });
    return { id };
  });
}

/** Forgets a choice of a unit: results that came in by it stay. */
export function forgetUnidade({ write }: WriteContext, id: number) {
  return write(async (tx) => {
    const choice = await deleteUnidade(tx, id);
    if (!choice) throw notFound();
    const before = { unidadeConvertida: choice.unidade };
    await tx.audit({ tabela: 'Parametro', id: choice.idParametro, acao: 'Remoção', before });
    return { id };
  });
}

function auditPonto(
  tx: Tx,
  { id, idPessoa }: { id: number; idPessoa: number | null },
  change: { acao: 'Alteração'; after: Record<string, unknown> } | { acao: 'Remoção'; before: Record<string, unknown> },
) {
  return tx.audit({ tabela: 'PessoaPontoColeta', id, idPessoa, ...change });
}
