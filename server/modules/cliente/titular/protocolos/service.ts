import type { Tx } from '../../../../write.ts';
import { ERASED, emptyEntries } from '../../registros/service.ts';
import { blankProtocol, forgetInSubjects, PESSOAL, protocolsOfNames } from './repository.ts';

/**
 * Takes a person out of the protocols that name them, and out of what the log and the messages of those tell.
 *
 * @param names all that the person is or was called, normalised
 */
export async function forgetInProtocols(tx: Tx, names: ReadonlySet<string>): Promise<void> {
  const protocols = await protocolsOfNames(tx, names);
  for (const name of new Set(protocols.map(({ nomeCliente }) => nomeCliente))) await forgetInSubjects(tx, name, ERASED);
  for (const { id } of protocols) {
    await blankProtocol(tx, id, ERASED);
    await emptyEntries(tx, 'Protocolo', id, PESSOAL);
  }
}
