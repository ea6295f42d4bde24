import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/operations/endpoints'

/** What operators ask and do beyond lists. */
export function operationCalls(call: Client) {
  return {
    async listIndexes() {
      return await call(endpoints.listIndexes, {})
    },
    async rebuildIndex(id: string) {
      return await call(endpoints.rebuildIndex, { params: { id } })
    },
    async readOutbox() {
      return await call(endpoints.readOutbox, {})
    },
    async readHealth() {
      return await call(endpoints.readHealth, {})
    },
    async readStorageUse() {
      return await call(endpoints.readStorageUse, {})
    },
    async listQueues() {
      return await call(endpoints.listQueues, {})
    },
    async listAuditActions() {
      return await call(endpoints.listAuditActions, {})
    },
    async retryDeadLetter(id: string) {
      await call(endpoints.retryDeadLetter, { params: { id } })
    },
    async discardDeadLetter(id: string) {
      await call(endpoints.discardDeadLetter, { params: { id } })
    },
  }
}
