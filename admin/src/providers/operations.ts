import type { Client } from '@vitrine/contracts/client'
import * as operations from '@vitrine/contracts/operations/endpoints'

/** What operators ask and do beyond lists. */
export function operationCalls(call: Client) {
  return {
    async listIndexes() {
      return await call(operations.listIndexes, {})
    },
    async rebuildIndex(id: string) {
      return await call(operations.rebuildIndex, { params: { id } })
    },
    async readOutbox() {
      return await call(operations.readOutbox, {})
    },
    async readHealth() {
      return await call(operations.readHealth, {})
    },
    async readStorageUse() {
      return await call(operations.readStorageUse, {})
    },
    async listQueues() {
      return await call(operations.listQueues, {})
    },
    async listAuditActions() {
      return await call(operations.listAuditActions, {})
    },
    async retryDeadLetter(id: string) {
      await call(operations.retryDeadLetter, { params: { id } })
    },
    async discardDeadLetter(id: string) {
      await call(operations.discardDeadLetter, { params: { id } })
    },
  }
}
