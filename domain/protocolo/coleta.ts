import { normalize } from '../searchText.ts';

/** What a protocol tells of its sample. Days `YYYY-MM-DD`. */
export interface AmostraDoProtocolo {
  /** The sample's code. */
  atividadeAmostra: string | null;
  flagAmostraCancelada: number;
  idPessoa: number | null;
  /** Of that client; null where it has no point of that name, or the protocol names none. */
  idPontoColeta: number | null;
  dtInicio: string | null;
  dtFim: string | null;
}

/** A collection of the history. */
export interface ColetaPossivel {
  id: number;
  idPessoa: number;
  idPontoColeta: number | null;
  codigoAmostra: string | null;
  dtRetirada: string;
}

/** A code as it is compared. */
const codigoComparado = (codigo: string | null): string | null => normalize(codigo ?? '') || null;

/** The only one that there is; of several nobody can tell. */
const only = (coletas: readonly ColetaPossivel[]) => (coletas.length === 1 ? coletas[0]! : null);

/**
 * The collection that came of a protocol: that of its code, among several with it the client's; without one, that of the
 * same client and point which was fetched within the protocol's days, the last of them first. Never one that bears
 * another code, nor, by days, one of a sample that was cancelled.
 *
 * @param coletas collections with its code, and its client's in its days; others are left out
 * @returns null when there is none yet, or several
 */
export function coletaDoProtocolo(
  amostra: AmostraDoProtocolo,
  coletas: readonly ColetaPossivel[],
): ColetaPossivel | null {
  const codigo = codigoComparado(amostra.atividadeAmostra);
  const dela = (one: ColetaPossivel) => one.idPessoa === amostra.idPessoa;
  const comCodigo = codigo ? coletas.filter((one) => codigoComparado(one.codigoAmostra) === codigo) : [];
  if (comCodigo.length > 0) return only(comCodigo) ?? only(comCodigo.filter(dela));

  const { idPontoColeta, flagAmostraCancelada } = amostra;
  const inicio = amostra.dtInicio ?? amostra.dtFim;
  const fim = amostra.dtFim ?? amostra.dtInicio;
  if (flagAmostraCancelada === 1 || idPontoColeta === null || inicio === null || fim === null) return null;
  const nosDias = coletas.filter(
    (one) =>
      dela(one) &&
      one.idPontoColeta === idPontoColeta &&
      inicio <= one.dtRetirada &&
      one.dtRetirada <= fim &&
      (codigo === null || codigoComparado(one.codigoAmostra) === null),
  );
  return only(nosDias.filter(({ dtRetirada }) => dtRetirada === fim)) ?? only(nosDias);
}
