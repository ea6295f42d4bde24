import type { Client } from '@vitrine/contracts/client'
import * as collections from '@vitrine/contracts/collections/endpoints'

interface SeenReport {
  id: number
  revision: number
}

export function collectionReportCalls(call: Client) {
  return {
    async dismissReport({ id, revision }: SeenReport) {
      return await call(collections.dismissReport, { params: { id } }, { revision })
    },
    async takeDownCollection({ id, revision }: SeenReport, reason: string) {
      return await call(collections.takeDownCollection, { params: { id }, body: { reason } }, { revision })
    },
    async liftTakeDown({ id, revision }: SeenReport) {
      return await call(collections.liftTakeDown, { params: { id } }, { revision })
    },
  }
}
