import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineEndpoint } from '@vitrine/contracts/endpoint'
import { endpointPathsOnly, moduleOfPaths } from '@vitrine/contracts/endpoint-paths-plugin'
import { endpoints } from '@vitrine/contracts/areas'
import { expect, test } from 'vitest'
import { z } from 'zod'

const source = fileURLToPath(new URL('../../packages/contracts/src/', import.meta.url))
const { load } = endpointPathsOnly()

const readLot = defineEndpoint({
  method: 'GET',
  path: '/api/v1/lots/:id',
  name: 'lots.read-lot',
  access: 'visitor',
  summary: '',
  params: z.object({ id: z.string() }),
})
const addLot = defineEndpoint({
  method: 'POST',
  path: '/api/v1/lots',
  name: 'lots.add-lot',
  access: 'member',
  summary: '',
})

test('only method and path are left of endpoints, in the order of their paths', () => {
  expect(moduleOfPaths('endpoints.ts', { readLot, addLot })).toBe(
    [
      'export const addLot = {"method":"POST","path":"/api/v1/lots"}\n',
      'export const readLot = {"method":"GET","path":"/api/v1/lots/:id"}\n',
    ].join(''),
  )
})

test('a build fails when a module of endpoints exports anything else', () => {
  expect(() => moduleOfPaths('lots/endpoints.ts', { readLot, LOTS_MAX: 3 })).toThrow(
    'lots/endpoints.ts exports LOTS_MAX, which is not an endpoint',
  )
})

test('the modules that are replaced hold every endpoint, and no other module is replaced', async () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  )
  const loaded = await Promise.all(files.map(async (file) => [file, await load(`${source}${file}`)] as const))
  const replaced = loaded.filter(([, module]) => module !== null)
  expect(replaced.map(([file]) => file).filter((file) => !/endpoints?\.ts$/.test(file))).toEqual([])
  const lines = replaced.flatMap(([, module]) => module?.code.trimEnd().split('\n') ?? [])
  expect(lines.map((line) => line.replace(/^export const \w+ = /, '')).toSorted()).toEqual(
    endpoints.map(({ method, path }) => JSON.stringify({ method, path })).toSorted(),
  )
})
