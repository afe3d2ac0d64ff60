import type { FastifyBaseLogger } from 'fastify';
import type { Protocolo } from '../../../../contract/protocolos.ts';
import { destinatariosDe } from '../../../../domain/app/destinatarios.ts';
import { documentoProtocolo } from '../../../../reports/protocolo/document.ts';
import { SYSTEM } from '../../../audit.ts';
import type { Services } from '../../../context.ts';
import { queueMail } from '../../../mail/queue.ts';
import type { Anexo } from '../../../mail/repository.ts';
import { drawn } from '../../../reports/renderReport.ts';
import { write } from '../../../write.ts';
import { configuration, configuredPdf } from '../../configuracaoApp/repository.ts';
import { configuration as reportSettings } from '../../configuracaoRelatorios/repository.ts';
import { takeAnnouncement, toAnnounce } from './repository.ts';

/** Protocols of one pass; a device that was offline for days brings many. */
const AT_ONCE = 20;

const PDF = 'application/pdf';
const NOBODY = 'Nenhum destinatário configurado: protocolo não enviado por e-mail';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** What announcing needs: the server's own, where it tells of what fails, and how PDFs are drawn. */
interface Announcing {
  services: Services;
  log: Log;
  draw: typeof drawn;
}

/** The protocol as a PDF; null where it cannot be drawn, by which nobody is kept from the news of it. */
async function pdfOf({ services, log, draw }: Announcing, protocolo: Protocolo): Promise<Anexo | null> {
  const { databases, now } = services;
  const { logotipo } = await reportSettings(databases.read);
  const payload = documentoProtocolo(protocolo, { logotipo, emittedAt: now().toISOString() });
  try {
    return { nome: `Protocolo_${protocolo.id}.pdf`, tipo: PDF, bytes: await draw({ type: 'pdf', payload }) };
  } catch (error) {
    log.error({ err: error, protocolo: protocolo.id }, 'protocol not drawn');
    return null;
  }
}

async function announce(announcing: Announcing, protocolo: Protocolo): Promise<void> {
  const { databases, now } = announcing.services;
  const texts = await configuration(databases.read);
  const to = destinatariosDe(texts.emailPadrao);
  const drawing = to.length > 0 ? await pdfOf(announcing, protocolo) : null;
  const configured = to.length > 0 ? await configuredPdf(databases.read) : undefined;
  const anexos = [...(drawing ? [drawing] : []), ...(configured ? [{ ...configured, tipo: PDF }] : [])];
  // Loaded with the first one: most starts send none.
  const { protocolLetter } = await import('./letter.ts');
  const letter = protocolLetter(protocolo, texts, drawing !== null);
  await write(databases, SYSTEM, now, async (tx) => {
    if (!(await takeAnnouncement(tx, protocolo))) return tx.unchanged();
    const ids: number[] = [];
    for (const email of to) ids.push(await queueMail(tx.db, { nome: '', email }, letter, tx.now, anexos));
    const info = to.length > 0 ? `Enviado por e-mail para ${to.join('; ')} (mensagens ${ids.join(', ')})` : NOBODY;
    await tx.audit({ tabela: 'Protocolo', id: protocolo.id, acao: 'Exportação', info });
  });
}

/**
 * Queues the message of each protocol that has come in: once, whatever the number of servers, and at once; one that a
 * person was taken out of meanwhile, as it is then, at the next pass. Photos come afterwards, some days later: they are
 * not waited for. What fails is logged, and tried again at the next pass.
 */
export async function announceProtocols(services: Services, log: Log, draw = drawn): Promise<void> {
  for (const protocolo of await toAnnounce(services.databases.read, AT_ONCE)) {
    await announce({ services, log, draw }, protocolo).catch((error: unknown) => {
      log.error({ err: error, protocolo: protocolo.id }, 'protocol not announced');
    });
  }
}
