import { endpoints } from '@vitrine/contracts/areas'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodyLimitOf } from './body-limit.ts'

const KILOBYTE = 1024

function limitOf(name: string): number {
  const endpoint = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return bodyLimitOf(endpoint)
}

test.each([
  ['vault-items.delete-items', 256],
  ['vault-items.patch-items', 256],
  ['identity.sign-up', 256],
  ['dictionary.save-content', 2048],
  ['newsletter.import-subscribers', 2048],
  ['newsletter.report-mails', 2048],
])('a body of %s has at most %i KB', (name, kilobytes) => {
  expect(limitOf(name)).toBe(kilobytes * KILOBYTE)
})

test('a vault item with every field full fits', () => {
  expect(limitOf('vault-items.create-item')).toBeGreaterThan(600 * KILOBYTE)
})

test('nobody but staff and providers sends more than 768 KB', () => {
  const larger = endpoints
    .filter((endpoint) => endpoint.body && bodyLimitOf(endpoint) > 768 * KILOBYTE)
    .filter(({ access }) => access === 'visitor' || access === 'member' || access === 'token')
  expect(larger.map(({ name }) => name)).toEqual([])
})

describe('of a schema', () => {
  const limitOfBody = (body: z.ZodType) => bodyLimitOf({ access: 'member', body })

  test.each([
    ['texts', z.object({ text: z.string().max(100_000) })],
    ['lists', z.object({ texts: z.array(z.string().max(1000)).max(100) })],
    ['choices', z.object({ text: z.union([z.null(), z.string().max(100_000)]) })],
  ])('%s count with every character escaped', (_, body) => {
    expect(limitOfBody(body)).toBeGreaterThanOrEqual(600_000)
    expect(limitOfBody(body)).toBeLessThan(620_000)
  })

  test('without a limit it is what members may send at most', () => {
    expect(limitOfBody(z.object({ texts: z.array(z.string()) }))).toBe(768 * KILOBYTE)
  })
})
