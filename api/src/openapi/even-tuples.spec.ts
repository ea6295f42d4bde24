import { defineEndpoint } from '@vitrine/contracts/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './openapi-document.ts'

const ENUM = ['glass', 'silver'] as const

test.each<[string, z.ZodType, Record<string, unknown>]>([
  [
    'of one kind is an array of that length',
    z.tuple([z.enum(ENUM), z.enum(ENUM)]),
    { items: { type: 'string', enum: [...ENUM] }, minItems: 2, maxItems: 2 },
  ],
  [
    'of two kinds says each part',
    z.tuple([z.enum(ENUM), z.boolean()]),
    {
      prefixItems: [{ type: 'string', enum: [...ENUM] }, { type: 'boolean' }],
      items: false,
      minItems: 2,
      maxItems: 2,
    },
  ],
])('a tuple %s', (_, pair, said) => {
  const endpoint = defineEndpoint({
    name: 'pairs.read',
    method: 'GET',
    path: '/pairs',
    summary: 'A pair',
    access: 'visitor',
    response: z.object({ pair }),
  })
  const { paths } = openApiDocument([endpoint], 'http://localhost')
  expect(paths).toHaveProperty(
    ['/pairs', 'get', 'responses', '200', 'content', 'application/json', 'schema', 'properties', 'pair'],
    { type: 'array', ...said },
  )
})
