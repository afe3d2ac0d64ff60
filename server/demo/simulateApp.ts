import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ProtocoloEnviado } from '../../contract/protocolos.ts';
import { addDays, dayOf } from '../../domain/calendar.ts';
import { generatedPhoto } from './fotos.ts';
import { demoPessoas } from './pessoas.ts';
import { createRandom, type Random } from './random.ts';
import { demoSubCadastros } from './subcadastros.ts';
import { visit } from './visita.ts';

/** A visit as the application has it in hand. */
interface Visit {
  protocolo: Partial<ProtocoloEnviado>;
  photos: Buffer[];
}

/** What became of a day. */
export interface Day {
  protocolos: number;
  fotos: number;
  /** Requests that were made again although they had been answered. */
  repetidos: number;
  /** Repeated requests that were not answered as the first time. */
  divergentes: number;
}

interface Simulation {
  /** Of the server, such as `http://localhost:3000`. */
  address: string;
  /** That an administrator gave the device. */
  token: string;
  visits: number;
  now: Date;
  say(line: string): void;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The visits of a technician's day: each at a sampling point of the demonstration's, with one to four photos. */
async function visitsOf({ visits, now }: Simulation, random: Random): Promise<Visit[]> {
  const today = dayOf(now.toISOString());
  const clientes = demoPessoas(today);
  const nameOf = new Map(clientes.map(({ id, nome }) => [id, nome]));
  const pontos = demoSubCadastros(clientes).PessoaPontoColeta;
  const made: Visit[] = [];
  for (let number = 0; number < visits; number += 1) {
    const noted = visit(random);
    const medidorInicial = random.int(1000, 90_000);
    const ponto = random.pick(pontos);
    const protocolo = {
      uuid: crypto.randomUUID(),
      nomeCliente: nameOf.get(ponto.idPessoa)!,
      pontoColeta: ponto.descricao,
      dtInicio: addDays(today, -1),
      dtFim: today,
      medidorInicial,
      medidorFinal: medidorInicial + random.int(1, 400),
      ...noted,
    };
    const seeds = Array.from({ length: random.int(1, 4) }, (_, index) => `${protocolo.uuid} ${index}`);
    made.push({ protocolo, photos: await Promise.all(seeds.map((seed) => generatedPhoto(seed, noted))) });
  }
  return made;
}

/** Makes a request as the application does: when the server has had enough, it waits as long as it is told to. */
async function send({ address, token }: Simulation, path: string, body: string | FormData): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  for (;;) {
    const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body }).catch(() => {
      throw new Error(`Nenhum servidor responde em ${address}`);
    });
    const envelope = (await reply.json()) as { listaMensagens: string[]; listaResultados: unknown };
    if (reply.ok) return envelope.listaResultados;
    const wait = Number(reply.headers.get('retry-after'));
    if (reply.status !== 429 || !wait) throw new Error(`${path}: ${reply.status} ${envelope.listaMensagens.join(' ')}`);
    await setTimeout(wait * 1000);
  }
}

const photoForm = (bytes: Buffer) => {
  const form = new FormData();
  form.append('imagem', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  return form;
};

/** Sends a visit, and its photos in whatever order; with `again`, each request twice, as after a reply that was lost. */
async function deliver(simulation: Simulation, day: Day, { protocolo, photos }: Visit, again: boolean) {
  const twice = async (path: string, body: () => string | FormData) => {
    const first = await send(simulation, path, body());
    if (!again) return first;
    day.repetidos += 1;
    const second = await send(simulation, path, body());
    if (JSON.stringify(first) !== JSON.stringify(second)) day.divergentes += 1;
    return first;
  };
  const { id } = (await twice('/protocolo', () => JSON.stringify(protocolo))) as { id: number };
  day.protocolos += 1;
  for (const photo of photos.toReversed()) {
    await twice(`/protocolo/${id}/imagem`, () => photoForm(photo));
    day.fotos += 1;
  }
}

/** Plays a technician's day: the first visits are sent one by one, the others at once, when there is a network again, last first. */
export async function simulateDay(simulation: Simulation): Promise<Day> {
  const { say } = simulation;
  const day: Day = { protocolos: 0, fotos: 0, repetidos: 0, divergentes: 0 };
  const visits = await visitsOf(simulation, createRandom(`dia ${simulation.now.toISOString()}`));
  const online = visits.slice(0, Math.ceil(visits.length / 2));
  const offline = visits.slice(online.length);
  for (const one of online) await deliver(simulation, day, one, false);
  say(`Com rede: ${plural(online.length, 'protocolo enviado', 'protocolos enviados')} na hora.`);
  await Promise.all(offline.toReversed().map((one) => deliver(simulation, day, one, true)));
  say(
    `Sem rede: ${plural(offline.length, 'protocolo guardado', 'protocolos guardados')} e enviados depois, fora de ordem e repetidos.`,
  );
  return day;
}

const USAGE = `Uso: npm run app:simulate -- --token TOKEN [--address http://localhost:3000] [--protocolos 8]
O token é mostrado quando um administrador inclui um dispositivo em Configurações do App.`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      token: { type: 'string' },
      address: { type: 'string', default: 'http://localhost:3000' },
      protocolos: { type: 'string', default: '8' },
    },
  });
  const visits = Number(values.protocolos);
  if (!values.token || !Number.isInteger(visits) || visits < 1) throw new Error(USAGE);
  const { address, token } = values;
  const day = await simulateDay({ address, token, visits, now: new Date(), say: (line) => console.log(line) });
  const { protocolos, fotos, repetidos, divergentes } = day;
  console.log(
    `Ao todo ${protocolos} protocolos, ${fotos} fotos, ${repetidos} pedidos repetidos, ${divergentes} respostas divergentes.`,
  );
  if (divergentes > 0) process.exitCode = 1;
}

if (import.meta.main) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
