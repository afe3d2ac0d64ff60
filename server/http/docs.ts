import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Call, callName } from '../../contract/call.ts';
import { escapeHtml } from '../../domain/escapeHtml.ts';
import { accessText, openApiOf } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem }
summary { cursor: pointer; min-height: 24px }
code, pre { font: 13px/1.45 ui-monospace, monospace }
pre { overflow: auto }
b { display: inline-block; min-width: 4.5rem }`;

function part(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as { properties?: object; type?: string };
  if (json.type === 'object' && json.properties && Object.keys(json.properties).length === 0) return '';
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(json.properties ?? json, null, 2))}</pre>`;
}

function section(call: Call): string {
  return `<details><summary><b>${call.method}</b> <code>${escapeHtml(call.path)}</code> — ${escapeHtml(call.summary)}</summary>
<p>${escapeHtml(accessText(call))}. Fonte: ${escapeHtml(call.source)}.</p>
${part('Caminho', call.params, 'input')}${part('Consulta', call.query, 'input')}${part('Corpo', call.body, 'input')}
${part('listaResultados', call.result, 'output')}</details>`;
}

/** The contract as a page to read: no script, so that it needs no exception from the content policy. */
function pageOf(calls: readonly Call[]): string {
  const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path) || callName(a).localeCompare(callName(b)));
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API de monitoramento de efluentes</title><style>${STYLE}</style></head>
<body><main><h1>API de monitoramento de efluentes</h1>
<p>${calls.length} chamadas sob <code>/api</code>. Documento <a href="/api/openapi.json">OpenAPI 3.1</a>.
Para vigiar o servidor: <code>GET /api/health</code> (o banco pode ser lido e gravado; 503 com o motivo) e
<code>GET /api/vivo</code> (o processo responde).</p>
${sorted.map(section).join('\n')}</main></body></html>`;
}

/** Serves the OpenAPI document and a page to browse it, both made when first asked for: few servers ever are. */
export function serveDocs(app: FastifyInstance, calls: readonly Call[]): void {
  let document: ReturnType<typeof openApiOf> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApiOf(calls);
    return document;
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= pageOf(calls);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
