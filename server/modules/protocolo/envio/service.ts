import type { ProtocoloEnviado } from '../../../../contract/protocolos.ts';
import type { WriteContext } from '../../../context.ts';
import { waitTurn } from '../../../database/turn.ts';
import { AppError } from '../../../errors.ts';
import { digest } from '../../sessao/secrets.ts';
import { addProtocol, protocolOfUuid } from './repository.ts';

const TABLE = 'Protocolo';

/**
 * Takes a protocol in, once: what a device sends again, hours or days later, is the one that is there.
 *
 * @returns its id
 * @throws AppError CONFLICT for other contents under a UUID that is there already
 */
export function receiveProtocol(
  { write, device }: Pick<WriteContext<unknown>, 'write' | 'device'>,
  { uuid, ...values }: ProtocoloEnviado,
): Promise<{ id: number }> {
  const pedido = digest(JSON.stringify(values));
  return write(async (tx) => {
    await waitTurn(tx.db, `protocolo ${uuid}`);
    const known = await protocolOfUuid(tx.db, uuid);
    if (known && known.pedido !== pedido) {
      throw new AppError('CONFLICT', 'Este UUID já foi usado em outro protocolo', { id: known.id });
    }
    if (known) {
      tx.unchanged();
      return { id: known.id };
    }
    const received = { uuid, pedido, idDispositivo: device?.id ?? null, recebidoEm: tx.now, flagAvisar: 1 };
    const id = await addProtocol(tx, { ...values, ...received });
    await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: values });
    return { id };
  });
}
