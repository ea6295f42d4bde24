import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export interface EndpointPart {
  name: string
  part: 'params' | 'query' | 'body'
  schema: z.ZodType
}

/** What of an endpoint comes from outside. */
export function endpointParts({ name, params, query, body }: Endpoint): EndpointPart[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ name, part: part as EndpointPart['part'], schema }] : [],
  )
}

export interface RawInput {
  /** Dotted; a list's entries are `*`. */
  path: string
  input: z.core.$ZodType
}

/** Every place of a schema that takes a text, or anything at all, from outside. */
export function rawInputs(schema: z.core.$ZodType, path = ''): RawInput[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) =>
        rawInputs(inner, path ? `${path}.${key}` : key),
      )
    case 'array':
      return rawInputs(def.element, `${path}.*`)
    case 'record':
      return [...rawInputs(def.keyType, path), ...rawInputs(def.valueType, `${path}.*`)]
    case 'tuple':
      return def.items.flatMap((item) => rawInputs(item, `${path}.*`))
    case 'union':
      return def.options.flatMap((option) => rawInputs(option, path))
    case 'pipe':
      return rawInputs(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return rawInputs(def.innerType, path)
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
      return []
    // A text, or what could be one: a transform that stands first sees the raw value.
    default:
      return [{ path, input: schema }]
  }
}

/**
 * Values in the shape of the schema, with these texts at the places of texts; of a choice of shapes one of
 * each.
 */
export function sampleOf(schema: z.core.$ZodType, textAt: (path: string) => string, path = ''): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const values = Object.entries(def.shape).map(
        ([key, inner]) => [key, sampleOf(inner, textAt, path ? `${path}.${key}` : key)] as const,
      )
      // Each value of each key at least once; every combination of them would be millions.
      const most = Math.max(1, ...values.map(([, its]) => its.length))
      return Array.from({ length: most }, (_, at) =>
        Object.fromEntries(values.map(([key, its]) => [key, its[at % its.length]])),
      )
    }
    case 'array':
      return sampleOf(def.element, textAt, `${path}.*`).map((value) => [value])
    case 'tuple':
      return def.items.reduce<unknown[][]>(
        (samples, item) =>
          sampleOf(item, textAt, `${path}.*`).flatMap((value) => samples.map((sample) => [...sample, value])),
        [[]],
      )
    case 'union':
      return def.options.flatMap((option) => sampleOf(option, textAt, path))
    case 'pipe':
      return sampleOf(def.in, textAt, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return sampleOf(def.innerType, textAt, path)
    case 'enum':
      return [Object.values(def.entries)[0]]
    case 'literal':
      return [def.values[0]]
    case 'number':
      return [1]
    case 'boolean':
      return [true]
    default:
      return [textAt(path)]
  }
}
