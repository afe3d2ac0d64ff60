import type { PartesDoCliente } from '../../../../../contract/titular.ts';
import type { Tx } from '../../../../write.ts';
import {
  heldCollections,
  heldHydrometers,
  heldMeters,
  heldPoints,
  heldReadings,
  heldResults,
  heldYears,
} from './repository.ts';

/** What hangs on a client besides addresses and contacts, to hand it out. */
export async function heldParts(tx: Tx, idPessoa: number): Promise<PartesDoCliente> {
  return {
    pontos: await heldPoints(tx, idPessoa),
    medidores: await heldMeters(tx, idPessoa),
    hidrometros: await heldHydrometers(tx, idPessoa),
    leituras: await heldReadings(tx, idPessoa),
    monitoramentos: await heldYears(tx, idPessoa),
    coletas: await heldCollections(tx, idPessoa),
    resultados: await heldResults(tx, idPessoa),
  };
}
