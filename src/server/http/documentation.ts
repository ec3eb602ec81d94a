import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { API_PREFIX } from '../../shared/contract.ts'
import { STATUS } from '../../shared/errors.ts'
import { TOKEN_SECONDS } from '../identity/identity-config.ts'

const ABOUT = `A API de organização de estudos da Posse.

Entre com \`POST /api/auth/sign-in/email\`, que guarda a sessão em um cookie, e peça com ele um token a \`GET /api/auth/token\`.
As chamadas abaixo de \`/api/api\` levam o token: \`Authorization: Bearer …\`. Ele vale ${TOKEN_SECONDS / 60} minutos.

Um número inteiro pode vir também como texto, só com algarismos: \`30\` ou \`"30"\`.

O dia de hoje é o do fuso do aluno: o que \`X-Time-Zone\` disser, senão o último que se soube dele, senão o de Brasília.`

const ERROR = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'Em português, para o aluno.' },
    code: { type: 'string', enum: Object.keys(STATUS) },
    errors: {
      type: 'object',
      description: 'Os textos de cada campo errado.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
}

const TIME_ZONE = {
  in: 'header',
  name: 'X-Time-Zone',
  description: 'O fuso IANA do aluno, como America/Rio_Branco.',
  schema: { type: 'string' },
}

const KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'A mesma chave é salva uma só vez, quantas vezes for enviada: de 1 a 255 caracteres visíveis. Vale também como idempotency_key no corpo.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const IF_MATCH = {
  in: 'header',
  name: 'If-Match',
  description:
    'A revisão da qual a mudança partiu: o ETag da leitura. Se já é outra, nada é salvo e vem 412 com o atual em `current`. Sem ele, salva como veio.',
  schema: { type: 'string' },
}

const FAILURE = {
  description:
    'Não foi feito; o porquê está em português. 429 e 503 dizem em Retry-After quando tentar de novo.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

const ONCE = new Set(['post /user-study-records', 'post /support'])

/** Bodies and replies that are saved whole, with a revision. */
const WHOLES = new Set([
  'post /schedule',
  'post /user-subjects',
  'post /user-career',
  'post /subject-places',
  'put /user-study-records/{id}',
  'put /weekly-goal/{userId}',
  'put /consistency/{userId}',
  'put /reminders/{userId}',
  'put /targets/{id}',
  'post /targets/{id}/outcome',
  'put /account/name/{userId}',
  'put /account/time-zone/{userId}',
  'put /mock-exams/{key}',
])

export const documentation = (url: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    info: { title: 'Posse', version: '1', description: ABOUT },
    servers: [{ url }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  },
  transformObject: (document) =>
    'openapiObject' in document ? completed(document.openapiObject as Document) : {},
})

interface Operation {
  readonly parameters?: readonly object[]
  readonly responses: object
  readonly security?: unknown
}

interface Document {
  readonly components?: { readonly schemas?: object }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

function completed(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => {
    const added = Object.entries(operations).map(([method, operation]) => [
      method,
      described(method, path, operation),
    ])
    return [path, Object.fromEntries(added)]
  })
  const schemas = { ...document.components?.schemas, Error: ERROR }
  return { ...document, components: { ...document.components, schemas }, paths: Object.fromEntries(paths) }
}

function described(method: string, path: string, operation: Operation): Operation {
  const isOfStudent = operation.security !== undefined
  const call = `${method} ${path.slice(API_PREFIX.length)}`
  return {
    ...operation,
    parameters: [
      ...(operation.parameters ?? []),
      ...(isOfStudent ? [TIME_ZONE] : []),
      ...(ONCE.has(call) ? [KEY] : []),
      ...(WHOLES.has(call) ? [IF_MATCH] : []),
    ],
    responses: { ...operation.responses, default: FAILURE },
  }
}
