import * as z from 'zod';
import { type Call, callName, permissionsOf } from '../../contract/call.ts';
import { GRUPO } from '../../domain/acesso/access.ts';

/** JSON Schema of what goes in or comes out. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

type JsonObject = { properties?: Record<string, unknown>; required?: string[] };

/** Parameters of the path or of the query. */
function parametersOf(schema: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as JsonObject;
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function envelopeOf(call: Call) {
  return {
    type: 'object',
    required: ['flagErro', 'listaMensagens', 'listaResultados'],
    properties: {
      flagErro: { type: 'boolean' },
      listaMensagens: { type: 'array', items: { type: 'string' } },
      listaResultados: schemaOf(call.result, 'output'),
      ...(call.paged ? { paginas: { type: 'integer' }, total: { type: 'integer' } } : {}),
    },
  };
}

function bodyOf(call: Call) {
  const schema = schemaOf(call.body, 'input') as JsonObject;
  const properties = schema.properties ?? {};
  if (call.file) {
    const file = { [call.file]: { type: 'string', format: 'binary' } };
    return { 'multipart/form-data': { schema: { type: 'object', properties: { ...properties, ...file } } } };
  }
  return Object.keys(properties).length > 0 ? { 'application/json': { schema } } : null;
}

const groupName = (id: number) => Object.entries(GRUPO).find(([, shipped]) => shipped === id)?.[0] ?? `grupo ${id}`;

/** Who may make a call, in words. */
export function accessText({ access }: Call): string {
  if (access === 'publico') return 'Sem sessão';
  if (access === 'sessao') return 'Qualquer usuário com sessão';
  if (access === 'dispositivo') return 'Dispositivo do aplicativo de campo, por seu token';
  if ('grupos' in access) return `Só o grupo ${access.grupos.map(groupName).join(' ou ')}`;
  return `Menu ${permissionsOf(access)
    .map(({ menu, level }) => `${menu}, nível ${level}`)
    .join(', ou menu ')}`;
}

function securityOf({ access }: Call) {
  if (access === 'publico') return { security: [] };
  return access === 'dispositivo' ? { security: [{ dispositivo: [] }] } : {};
}

const IMAGE = { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } };

function operationOf(call: Call) {
  const body = bodyOf(call);
  const reply = call.image ? IMAGE : { 'application/json': { schema: envelopeOf(call) } };
  return {
    summary: call.summary,
    description: `${accessText(call)}. Fonte: ${call.source}.`,
    operationId: callName(call),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(body ? { requestBody: { content: body } } : {}),
    ...securityOf(call),
    responses: {
      200: { description: call.image ? 'Os bytes da imagem' : 'Envelope com o resultado', content: reply },
      default: { description: 'Envelope com flagErro e a mensagem' },
    },
  };
}

/** The OpenAPI 3.1 document of a set of calls. */
export function openApiOf(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API de monitoramento de efluentes', version: '1.0.0' },
    servers: [{ url: '/api' }],
    security: [{ sessao: [] }],
    components: {
      securitySchemes: {
        sessao: { type: 'apiKey', in: 'cookie', name: 'efluentes' },
        dispositivo: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}
