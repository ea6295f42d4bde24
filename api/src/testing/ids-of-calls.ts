import type { Endpoint } from '@vitrine/contracts/endpoint'
import { z } from 'zod'
import { callsOfMembers } from './matrix-coverage.ts'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** `id`, `f.tagsId`, `excludedIds`, `f.itemCollectionIdEqOrUnspecified`; not `validationOnly`. */
const NAMES_AN_ID = /(?:^|[a-z.])(?:id|Id|ids|Ids)(?![a-z])/

/** Each place in the query and body of a call of members that names a record: `tags.update-tag body.id`. */
export function idsOfCalls(endpoints: readonly Endpoint[]): string[] {
  return callsOfMembers(endpoints).flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      if (!schema) return []
      const places = placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [
        part,
      ])
      return [...new Set(places)].map((place) => `${endpoint.name} ${place}`)
    }),
  )
}

function placesIn(schema: JsonSchema, at: readonly string[]): string[] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
    ...(NAMES_AN_ID.test(name) ? [[...at, name].join('.')] : []),
    ...placesIn(value, [...at, name]),
  ])
  const list = schema.items
    ? [
        ...(schema.items.type === 'integer' ? [[...at, '*'].join('.')] : []),
        ...placesIn(schema.items, [...at, '*']),
      ]
    : []
  const either = [schema.anyOf, schema.oneOf, schema.allOf]
    .flatMap((each) => each ?? [])
    .flatMap((each) => placesIn(each, at))
  return [...properties, ...list, ...either]
}
