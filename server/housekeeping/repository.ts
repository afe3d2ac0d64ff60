import type { Books } from '../bookkeeping.ts';

/** Forgets the replies that were kept for requests made until a moment. */
export async function forgetReplies({ db }: Books, until: string): Promise<void> {
  await db.deleteFrom('Idempotencia').where('em', '<=', until).execute();
}

/** Forgets requests of password links, failed logins and where logins succeeded, until a moment. */
export async function forgetAddresses({ db }: Books, until: string): Promise<void> {
  await db.deleteFrom('PedidoSenha').where('em', '<=', until).execute();
  await db.deleteFrom('TentativaLogin').where('em', '<=', until).execute();
  await db.deleteFrom('UltimoAcesso').where('em', '<=', until).execute();
}

/** Forgets to whom the messages of until a moment went, and the servers' replies that may name them. @returns them */
export function forgetReceivers({ db }: Books, until: string) {
  return db
    .updateTable('Mensagem')
    .set({ paraNome: '', paraEmail: '', erro: null })
    .where('criadaEm', '<=', until)
    .where('situacao', '!=', 'pendente')
    .where('paraEmail', '!=', '')
    .returning(['id', 'chave'])
    .execute();
}
