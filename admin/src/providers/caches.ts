import * as at from '@vitrine/contracts/caches/paths'
import type * as endpoints from '@vitrine/contracts/caches/endpoints'
import type { Client } from '@vitrine/contracts/client'

export function cacheCalls(call: Client) {
  return {
    async listCaches() {
      return (await call<typeof endpoints.listCaches>(at.caches, {})).items
    },
    async listKeptInMemory() {
      return await call<typeof endpoints.listKeptInMemory>(at.keptInMemory, {})
    },
    async listCacheScenarios() {
      return (await call<typeof endpoints.listScenarios>(at.scenarios, {})).items
    },
    async clearCache(cache: string) {
      await call<typeof endpoints.clearCache>(at.clearCache, { params: { cache } })
    },
    async clearCacheScenario(scenario: string) {
      await call<typeof endpoints.clearScenario>(at.clearScenario, { params: { scenario } })
    },
  }
}
