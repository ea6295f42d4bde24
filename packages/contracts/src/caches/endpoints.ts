import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { cacheListSchema, cacheScenarioListSchema, memoryCacheListSchema } from './schemas.ts'

const manage = { capability: 'operations.manage' } as const

export const listCaches = defineEndpoint({
  method: 'GET',
  path: '/actuator/caches',
  name: 'caches.list-caches',
  access: manage,
  summary: 'Every cache and its generation',
  response: cacheListSchema,
})
export const clearCache = defineEndpoint({
  method: 'DELETE',
  path: '/actuator/caches/:cache',
  name: 'caches.clear-cache',
  access: manage,
  summary: 'Clear one cache, in every process',
  params: z.object({ cache: measuredText(100).max(100) }),
  errors: ['NOT_FOUND'],
})
export const listMemoryCaches = defineEndpoint({
  method: 'GET',
  path: '/api/v1/caches/kept-in-memory',
  name: 'caches.list-kept-in-memory',
  access: manage,
  summary: 'What the process that responds keeps in memory: size, hits, misses',
  response: memoryCacheListSchema,
})
export const listScenarios = defineEndpoint({
  method: 'GET',
  path: '/oms/cache/scenario',
  name: 'caches.list-scenarios',
  access: manage,
  summary: 'Caches that are cleared together',
  response: cacheScenarioListSchema,
})
export const clearScenario = defineEndpoint({
  method: 'DELETE',
  path: '/oms/cache/scenario/:scenario',
  name: 'caches.clear-scenario',
  access: manage,
  summary: 'Clear the caches of a scenario, in every process',
  params: z.object({ scenario: measuredText(100).max(100) }),
  errors: ['NOT_FOUND'],
})
