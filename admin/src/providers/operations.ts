import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/operations/paths'
import type * as endpoints from '@vitrine/contracts/operations/endpoints'

/** What operators ask and do beyond lists. */
export function operationCalls(call: Client) {
  return {
    async listIndexes() {
      return await call<typeof endpoints.listIndexes>(at.indexes, {})
    },
    async rebuildIndex(id: string) {
      return await call<typeof endpoints.rebuildIndex>(at.rebuildIndex, { params: { id } })
    },
    async readOutbox() {
      return await call<typeof endpoints.readOutbox>(at.outbox, {})
    },
    async readHealth() {
      return await call<typeof endpoints.readHealth>(at.health, {})
    },
    async readStorageUse() {
      return await call<typeof endpoints.readStorageUse>(at.storageUse, {})
    },
    async listQueues() {
      return await call<typeof endpoints.listQueues>(at.queues, {})
    },
    async listAuditActions() {
      return await call<typeof endpoints.listAuditActions>(at.auditActions, {})
    },
    async retryDeadLetter(id: string) {
      await call<typeof endpoints.retryDeadLetter>(at.retryDeadLetter, { params: { id } })
    },
    async discardDeadLetter(id: string) {
      await call<typeof endpoints.discardDeadLetter>(at.discardDeadLetter, { params: { id } })
    },
  }
}
