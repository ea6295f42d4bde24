import { memberCapabilities } from '@vitrine/contracts/member-capabilities'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FieldError, FieldErrorCode } from '@vitrine/contracts/errors'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import { AppError } from '@vitrine/platform/app-error'
import type { z } from 'zod'
import { unstorableFields, unstorableText as unstorable, withStorableTexts } from './storable-text.ts'

/** What keeps the texts of its parameters; other calls look something up by them, a mailed link's key for one. */
const KEEPING: ReadonlySet<Endpoint['method']> = new Set<Endpoint['method']>(['PUT', 'PATCH'])

/** Staff are told what is wrong; readers, who type paths by hand, find less or nothing. */
export function isOfStaff({ access }: Pick<Endpoint, 'access'>): boolean {
  return (
    typeof access === 'object' && !memberCapabilities.some((capability) => capability === access.capability)
  )
}

interface RawRequest {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Parses what came in by the endpoint's schemas.
 *
 * @throws AppError VALIDATION_FAILED with one entry a refused field
 */
export function parseRequest(endpoint: Endpoint, raw: RawRequest): Record<string, unknown> {
  // Nothing has a name that no text can hold.
  if (unstorableFields(raw.params).length > 0) throw new AppError('NOT_FOUND')
  const isKept = KEEPING.has(endpoint.method) || isOfStaff(endpoint)
  const storable = { ...raw, query: isKept ? raw.query : withStorableTexts(raw.query) }
  const input: Record<string, unknown> = {}
  const refused: FieldError[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(storable[part] ?? (part === 'body' ? undefined : {}), {
      reportInput: true,
      error: plainRefusal,
    })
    if (parsed.success) input[part] = parsed.data
    // After the schema, which bounds how deep a body goes.
    if (parsed.success && (part === 'body' || (part === 'query' && isKept)))
      refused.push(...unstorableFields(parsed.data).map(unstorable))
    if (!parsed.success) {
      const ofSchema = parsed.error.issues.map(fieldErrorOf)
      refused.push(...ofSchema)
      if (part === 'body')
        refused.push(
          ...unstorableTextsOf(storable.body)
            .filter((field) => !ofSchema.some((error) => error.field === field))
            .map(unstorable),
        )
    }
  }
  if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  return input
}

/** Of a body that its schema refuses: its own texts alone, for nothing bounds how deep it goes. */
function unstorableTextsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([field, value]) =>
    typeof value === 'string' ? unstorableFields(value, field) : [],
  )
}

/**
 * An issue of the schema library in the documents' words. Ask the library for the input (`reportInput`): what
 * is missing is told by it.
 */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.join('.') || 'body', errorCode: codeOf(issue), errorMessage: issue.message }
}

const fieldErrorCodes: readonly string[] = [
  'NoExplicitWords',
  'exists',
  'invalid',
  'notFound',
  'Size',
  'null',
] satisfies FieldErrorCode[]

function isFieldErrorCode(code: unknown): code is FieldErrorCode {
  return typeof code === 'string' && fieldErrorCodes.includes(code)
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  // A rule of our own names its code itself.
  if (issue.code === 'custom' && isFieldErrorCode(issue.params?.['errorCode']))
    return issue.params['errorCode']
  if (issue.code === 'too_big' || (issue.code === 'too_small' && !isEmptiness(issue))) return 'Size'
  if (issue.code === 'too_small') return 'null'
  if (
    (issue.code === 'invalid_type' || issue.code === 'invalid_value') &&
    (issue.input === undefined || issue.input === null)
  )
    return 'null'
  return 'invalid'
}

/** `min(1)` says that something is missing, not that it is too short. */
function isEmptiness(issue: z.core.$ZodIssueTooSmall): boolean {
  return issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')
}
