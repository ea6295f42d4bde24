import type { Endpoint } from '@vitrine/contracts/endpoint'
import { z } from 'zod'
import { isOfStaff } from './parse-request.ts'

const KILOBYTE = 1024
/** Of any JSON body: an article of 500 long blocks fits with room to spare. */
export const LARGEST_BODY = 2048 * KILOBYTE
/** Of visitors and members, whose bodies hold up everybody while they are parsed. A full vault item fits. */
const LARGEST_OF_MEMBERS = 768 * KILOBYTE
/** Up to here a field that is too long is refused at the field. */
const LEAST_OF_MEMBERS = 256 * KILOBYTE

/** A character may be sent as `\uFFFF`. */
const BYTES_PER_CHARACTER = 6
const NUMBER_BYTES = 25
/** Quotes, colon and comma. */
const MARKS_BYTES = 4

/**
 * Bytes that a JSON body of this endpoint may have. A larger one is refused with PAYLOAD_TOO_LARGE before it
 * is parsed. For visitors and members as much as the schema lets through; staff and notifications of
 * providers send long texts.
 */
export function bodyLimitOf(endpoint: Pick<Endpoint, 'access' | 'body'>): number {
  const { access } = endpoint
  if (isOfStaff(endpoint) || access === 'staff' || access === 'webhook') return LARGEST_BODY
  const most = endpoint.body
    ? mostBytes(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }))
    : 0
  return Math.min(Math.max(most, LEAST_OF_MEMBERS), LARGEST_OF_MEMBERS)
}

/** Of a value without needless spaces and fields. Infinite where the schema sets no limit. */
function mostBytes(schema: z.core.JSONSchema._JSONSchema): number {
  if (typeof schema === 'boolean') return Infinity
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return Math.max(...choices.map(mostBytes))
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length))
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, value]) => sum + name.length + MARKS_BYTES + mostBytes(value),
      MARKS_BYTES,
    )
  if (schema.type === 'array')
    return (schema.maxItems ?? Infinity) * (mostBytes(itemsOf(schema)) + MARKS_BYTES)
  if (schema.type === 'string') return (schema.maxLength ?? Infinity) * BYTES_PER_CHARACTER + MARKS_BYTES
  return schema.type === undefined ? Infinity : NUMBER_BYTES
}

function itemsOf({ items }: z.core.JSONSchema.BaseSchema): z.core.JSONSchema._JSONSchema {
  return items === undefined || Array.isArray(items) ? true : items
}
