import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets. `refuse` makes it refuse that many messages first. */
export async function startSink({ refuse = 0, wait = Promise.resolve() as Promise<unknown> } = {}) {
  const mails: ParsedMail[] = [];
  const recipients: string[][] = [];
  let left = refuse;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, callback) => {
      const mail = await simpleParser(stream);
      await wait;
      left -= 1;
      if (left >= 0) return callback(Object.assign(new Error('tente mais tarde'), { responseCode: 451 }));
      mails.push(mail);
      recipients.push(session.envelope.rcptTo.map(({ address }) => address));
      callback();
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    close: () => new Promise<void>((resolve) => sink.close(() => resolve())),
  };
}
