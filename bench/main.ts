import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { buildAll } from '../scripts/build.ts';
import { exportPause } from './exportPause.ts';
import { fichaPause } from './fichaPause.ts';
import { heaviestList } from './heaviestList.ts';
import { history } from './history.ts';
import { importSheet } from './importSheet.ts';
import { inicio } from './inicio.ts';
import { leituras } from './leituras.ts';
import { logSearch } from './logSearch.ts';
import { print } from './measure.ts';
import { openClient } from './openClient.ts';
import { protocolos } from './protocolos.ts';
import { registerList } from './registerList.ts';
import { benchReports } from './report.ts';
import { clientHistory, requests, SIZE } from './requests.ts';
import { scale } from './scale.ts';
import { buildScale } from './scaleData.ts';
import { screens } from './screens.ts';
import { startServer } from './server.ts';
import { startUp } from './startUp.ts';
import { wideTable } from './wideTable.ts';

/** Parts by the name that chooses them: `npm run bench -- tabela`. Without a name, all of them. */
const PARTS: Record<string, (folder: string) => Promise<void>> = {
  pedidos: async (folder) => {
    await buildScale(folder, SIZE);
    print(await requests(folder));
    print(await startUp(folder));
  },
  api: async (folder) => {
    print(await clientHistory(path.join(folder, 'historico')));
    const server = await startServer(folder);
    try {
      print(await heaviestList(server));
      for (const section of await importSheet(server)) print(section);
    } finally {
      await server.stop();
    }
  },
  cadastro: async (folder) => {
    const server = await startServer(folder);
    try {
      for (const section of await registerList(server)) print(section);
    } finally {
      await server.stop();
    }
  },
  cliente: async (folder) => print(await openClient(folder)),
  relatorios: async (folder) => {
    const server = await startServer(folder);
    try {
      print(await exportPause(server));
      print(await fichaPause(server));
    } finally {
      await server.stop();
    }
    const figures = await benchReports();
    print({
      title: 'PDF e Excel, 5 vezes cada',
      baseline:
        'jspdf-autotable com a mesma fonte; exceljs com os valores sem formato; pdfkit com as mesmas tabelas já medidas',
      figures: figures.map(({ value, ...figure }) => ({ ...figure, ours: value })),
    });
  },
  tabela: async (folder) => print(await wideTable(folder)),
  leituras: async (folder) => {
    for (const section of await leituras(folder)) print(section);
  },
  protocolos: async (folder) => print(await protocolos(folder)),
  historico: async (folder) => print(await history(folder)),
  telas: async (folder) => print(await screens(folder)),
  inicio: async (folder) => print(await inicio(folder)),
  busca: async (folder) => {
    for (const section of await logSearch(folder)) print(section);
  },
};

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
// What is measured is what users run.
await buildAll();
if (wanted.includes('--scale')) {
  await inTemporaryFolder(scale);
} else {
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // One that cannot be measured says so, and the others are.
    await inTemporaryFolder(part).catch((error: unknown) => {
      console.error(`${name}:`, error);
      process.exitCode = 1;
    });
  }
}
