import type { Client } from '@vitrine/contracts/client'
import * as caches from '@vitrine/contracts/caches/endpoints'

export function cacheCalls(call: Client) {
  return {
    async listCaches() {
      return (await call(caches.listCaches, {})).items
    },
    async listMemoryCaches() {
      return await call(caches.listMemoryCaches, {})
    },
    async listCacheScenarios() {
      return (await call(caches.listScenarios, {})).items
    },
    async clearCache(cache: string) {
      await call(caches.clearCache, { params: { cache } })
    },
    async clearCacheScenario(scenario: string) {
      await call(caches.clearScenario, { params: { scenario } })
    },
  }
}
