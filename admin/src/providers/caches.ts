import * as endpoints from '@vitrine/contracts/caches/endpoints'
import type { Client } from '@vitrine/contracts/client'

export function cacheCalls(call: Client) {
  return {
    async listCaches() {
      return (await call(endpoints.listCaches, {})).items
    },
    async listKeptInMemory() {
      return await call(endpoints.listKeptInMemory, {})
    },
    async listCacheScenarios() {
      return (await call(endpoints.listScenarios, {})).items
    },
    async clearCache(cache: string) {
      await call(endpoints.clearCache, { params: { cache } })
    },
    async clearCacheScenario(scenario: string) {
      await call(endpoints.clearScenario, { params: { scenario } })
    },
  }
}
