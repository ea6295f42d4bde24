import { requiresSecondFactor } from '@vitrine/contracts/access'
import {
  successStatus,
  takesFiles,
  type Endpoint,
  type RateLimit,
  responseKindsOf,
} from '@vitrine/contracts/endpoint'
import { errorCatalogue, type ErrorCode } from '@vitrine/contracts/errors'
import type { FileLimits } from '@vitrine/contracts/files'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { z } from 'zod'
import { isUnsafe } from '../http/same-origin.ts'
import { sessionCookieName } from '../http/session-cookie.ts'

type JsonObject = Record<string, unknown>

export interface OpenApiDocument {
  openapi: string
  info: JsonObject
  servers: readonly JsonObject[]
  components: JsonObject
  /** The operations of each path by their method, in small letters. */
  paths: Record<string, JsonObject>
}

/** The OpenAPI 3.1 document of the given endpoints: nothing in it is written by hand. */
export function openApiDocument(endpoints: readonly Endpoint[], serverUrl: string): OpenApiDocument {
  const paths: Record<string, JsonObject> = {}
  const schemas: JsonObject = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: hoistDefinitions(operationOf(endpoint), endpoint.name, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1' },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName({ publicUrl: serverUrl }) },
      },
      schemas,
    },
    paths,
  }
}

/**
 * The schema library puts what is recursive into `$defs` beside its use; references must lead to the
 * document's own.
 */
function hoistDefinitions(operation: JsonObject, name: string, schemas: JsonObject): JsonObject {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        if (key === '$ref' && typeof inner === 'string')
          return [[key, inner.replace('#/$defs/', `#/components/schemas/${name}.`)]]
        if (key !== '$defs' || typeof inner !== 'object' || inner === null) return [[key, visit(inner)]]
        for (const [definition, schema] of Object.entries(inner))
          schemas[`${name}.${definition}`] = visit(schema)
        return []
      }),
    )
  }
  return Object.fromEntries(Object.entries(operation).map(([key, value]) => [key, visit(value)]))
}

function operationOf(endpoint: Endpoint): JsonObject {
  const open = endpoint.access === 'visitor' || endpoint.access === 'token' || endpoint.access === 'webhook'
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.rateLimits && { 'x-rate-limits': endpoint.rateLimits.map(describeRateLimit) }),
    'x-access': typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.capability,
    ...(open ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.requestedWith
        ? [{ name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }]
        : []),
      ...(endpoint.errors?.includes('REVISION_CONFLICT')
        ? [
            {
              name: 'If-Match',
              in: 'header',
              required: endpoint.revisionRequired ?? false,
              schema: { type: 'string', pattern: '^"\\d+"$' },
            },
          ]
        : []),
    ],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint, open),
  }
}

/** '30 a minute by address' */
function describeRateLimit(limit: RateLimit): string {
  const by = typeof limit.by === 'string' ? limit.by : limit.by.field
  return `${'perMinute' in limit ? `${limit.perMinute} a minute` : `${limit.perHour} an hour`} by ${by}${limit.counts ? `, of those that are ${limit.counts}` : ''}`
}

function requestBodyOf(endpoint: Endpoint): JsonObject {
  const { body, bodyType } = endpoint
  const type = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const content = takesFiles(endpoint)
    ? contentOfFiles(endpoint, body && jsonSchema(body, 'input'))
    : body && { [type]: { schema: jsonSchema(body, 'input') } }
  return content ? { requestBody: { required: true, content } } : {}
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: Object.keys(property).length > 0 ? property : { type: 'string' },
  }))
}

function responsesOf(endpoint: Endpoint, open: boolean): JsonObject {
  const success =
    endpoint.responseType === 'stream'
      ? downloadOf(endpoint)
      : endpoint.response
        ? {
            description: 'Success',
            content: {
              [endpoint.responseType === 'html' ? 'text/html' : 'application/json']: {
                schema: jsonSchema(endpoint.response, 'output'),
              },
            },
          }
        : { description: 'Success, without a body' }
  const implied = impliedErrors(endpoint, open)
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set([...implied, ...(endpoint.errors ?? [])])) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const errors = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.map((code) => `${code}: ${errorCatalogue[code].message}`).join(' ') },
  ])
  const successes = [successStatus(endpoint), ...(endpoint.alsoStatus ? [endpoint.alsoStatus] : [])].map(
    (status) => [String(status), success],
  )
  return { ...Object.fromEntries(successes), ...Object.fromEntries(errors) }
}

/** What follows from how the call is made, and stands on no endpoint. */
function impliedErrors(endpoint: Endpoint, open: boolean): ErrorCode[] {
  const hasOwnSecret = endpoint.access === 'token' || endpoint.access === 'webhook'
  return [
    'VALIDATION_FAILED',
    'UNSUPPORTED_MEDIA_TYPE',
    'HEADERS_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNEXPECTED',
    ...(endpoint.body || takesFiles(endpoint) ? (['PAYLOAD_TOO_LARGE', 'REQUEST_TIMEOUT'] as const) : []),
    ...(endpoint.revisionRequired ? (['REVISION_REQUIRED'] as const) : []),
    ...(requiresSecondFactor(endpoint) ? (['SECOND_FACTOR_REQUIRED'] as const) : []),
    ...(isUnsafe(endpoint.method, endpoint) && !hasOwnSecret ? (['CROSS_SITE_REQUEST'] as const) : []),
    ...(open ? [] : (['SIGN_IN_REQUIRED', 'FORBIDDEN'] as const)),
  ]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: sayEvenTuplePlainly,
  })
}

/**
 * A tuple whose parts are all of one kind, said as an array of a fixed length: the same values, in words that
 * older readers of OpenAPI take as well.
 */
function sayEvenTuplePlainly({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { prefixItems: parts, items: rest } = jsonSchema
  const [first] = parts ?? []
  if (!parts || first === undefined || rest !== false) return
  if (parts.some((part) => JSON.stringify(part) !== JSON.stringify(first))) return
  delete jsonSchema.prefixItems
  Object.assign(jsonSchema, { items: first, minItems: parts.length, maxItems: parts.length })
}

const binary = { type: 'string', format: 'binary' }

/** The body of a call that takes files, by media type. */
function contentOfFiles({ bodyType, files }: Endpoint, fields: JsonObject = {}): JsonObject {
  if (!files) return {}
  if (bodyType === 'stream') return Object.fromEntries(files.kinds.map((kind) => [kind, { schema: binary }]))
  const { properties = {}, required = [] } = fields as { properties?: JsonObject; required?: string[] }
  const each = [files, ...(files.more ?? [])]
  const requiredFile = files.isOptional ? [] : [files.field]
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        type: 'object',
        properties: {
          ...properties,
          ...Object.fromEntries(each.map((file) => [file.field, propertyOf(file)])),
        },
        required: [...required, ...requiredFile],
      },
      encoding: Object.fromEntries(
        each.map(({ field, kinds }) => [field, { contentType: kinds.join(', ') }]),
      ),
    },
  }
}

function propertyOf({ maxCount }: FileLimits): JsonObject {
  return maxCount === 1 ? binary : { type: 'array', items: binary, minItems: 1, maxItems: maxCount }
}

/** The response of a call that gives a file. */
function downloadOf(endpoint: Endpoint): JsonObject {
  return {
    description: 'A file to keep',
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: Object.fromEntries(responseKindsOf(endpoint).map((kind) => [kind, { schema: binary }])),
  }
}
