import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Has the connection end with a reply whose request has not come to its end: what follows is read by nobody, and may have no
 * end. Its sender is given `lingers` milliseconds to read the reply: closed at once over what still comes, it would be lost.
 */
export async function closeUnread({ raw }: FastifyRequest, reply: FastifyReply, lingers: number): Promise<void> {
  // Of a body that came along with its head nothing may have been looked at yet. Requests within the process do not say.
  if (raw.complete === false) await setImmediate();
  if (raw.complete !== false) return;
  reply.header('connection', 'close');
  const { socket } = raw;
  // What Node calls at the end of such a reply, and which ends reading too.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingers).unref();
  };
}
