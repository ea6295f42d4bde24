import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/collections/endpoints'

interface SeenReport {
  id: number
  revision: number
}

export function collectionReportCalls(call: Client) {
  return {
    async dismissReport({ id, revision }: SeenReport) {
      return await call(endpoints.dismissReport, { params: { id } }, { revision })
    },
    async takeDownCollection({ id, revision }: SeenReport, reason: string) {
      return await call(endpoints.takeDownCollection, { params: { id }, body: { reason } }, { revision })
    },
    async liftTakeDown({ id, revision }: SeenReport) {
      return await call(endpoints.liftTakeDown, { params: { id } }, { revision })
    },
  }
}
