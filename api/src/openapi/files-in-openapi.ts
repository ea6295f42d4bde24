import type { FileLimits } from '@vitrine/contracts/files'
import { responseKindsOf, type Endpoint } from '@vitrine/contracts/endpoint'

type JsonObject = Record<string, unknown>

const binary = { type: 'string', format: 'binary' }

/** The body of a call that takes files, by media type. */
export function contentOfFiles({ bodyType, files }: Endpoint, fields: JsonObject = {}): JsonObject {
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
export function downloadOf(endpoint: Endpoint): JsonObject {
  return {
    description: 'A file to keep',
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: Object.fromEntries(responseKindsOf(endpoint).map((kind) => [kind, { schema: binary }])),
  }
}
