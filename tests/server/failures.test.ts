import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFailure } from '../../server/http/envelope.ts';
import { told } from '../../server/http/failures.ts';

const FULL = 'O disco do servidor está cheio: nada foi salvo. Avise o administrador.';

test.each([
  ['SQLITE_FULL', 507, FULL],
  ['ENOSPC', 507, FULL],
  ['53100', 507, FULL],
  ['SQLITE_CORRUPT_INDEX', 503, 'O banco de dados está danificado'],
  ['SQLITE_IOERR_READ', 503, 'não consegue ler ou gravar'],
  ['55P03', 503, 'ocupado'],
  ['57P01', 503, 'não está respondendo'],
])('%s of the database or the disk is told as such, and logged with its cause', async (code, status, message) => {
  const logged: { msg: string; err?: { code: string } }[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  app.setErrorHandler((error, _request, reply) => sendFailure(error, reply));
  app.get('/', () => Promise.reject(Object.assign(new Error('from below'), { code })));
  const reply = await app.inject('/');
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ flagErro: true, listaMensagens: [expect.stringContaining(message)] });
  expect(logged).toEqual([expect.objectContaining({ err: expect.objectContaining({ code, message: 'from below' }) })]);
  expect(logged[0]?.msg).toContain(message);
  await app.close();
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])(
  '%s, a record that is there already, is no fault of the server',
  (code) => {
    expect(told(Object.assign(new Error('from below'), { code }))).toMatchObject({ status: 409 });
  },
);
