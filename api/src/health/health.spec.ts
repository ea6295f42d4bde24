import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerHealth } from './health.ts'

const fails = () => Promise.reject(new Error('no connection'))

test.each([
  ['everything that it needs is there', [], 200, undefined, { status: 'up', down: [] }],
  [
    'search is away, it goes on',
    [{ name: 'search', essential: false, run: fails }],
    200,
    undefined,
    { status: 'degraded', down: ['search'] },
  ],
  [
    'the database is away, it says when to ask again',
    [{ name: 'postgres', run: fails }],
    503,
    '5',
    { status: 'down', down: ['postgres'] },
  ],
])('while %s', async (_, checks, status, retryAfter, body) => {
  const fastify = Fastify()
  registerHealth(fastify, checks)
  const response = await fastify.inject('/health/ready')
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    status,
    retryAfter,
    body,
  ])
  await fastify.close()
})
