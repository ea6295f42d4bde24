import { defineEndpoint } from '@vitrine/contracts/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './openapi-document.ts'

test('a call with two statuses of success documents both, with the same response', () => {
  const add = defineEndpoint({
    method: 'POST',
    path: '/things',
    name: 'things.add',
    summary: 'Add',
    access: 'visitor',
    status: 201,
    alsoStatus: 200,
    response: z.object({ id: z.int() }),
  })
  const { paths } = openApiDocument([add], 'http://localhost')
  const response = {
    description: 'Success',
    content: { 'application/json': { schema: { properties: { id: { type: 'integer' } } } } },
  }
  expect(paths).toMatchObject({ '/things': { post: { responses: { 200: response, 201: response } } } })
})
