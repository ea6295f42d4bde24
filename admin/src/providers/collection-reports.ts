import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/collections/endpoints'
import * as at from '@vitrine/contracts/collections/paths'

interface SeenReport {
  id: number
  revision: number
}

export function collectionReportCalls(call: Client) {
  return {
    async dismissReport({ id, revision }: SeenReport) {
      return await call<typeof endpoints.dismissReport>(at.dismissReport, { params: { id } }, { revision })
    },
    async takeDownCollection({ id, revision }: SeenReport, reason: string) {
      return await call<typeof endpoints.takeDownCollection>(
        at.takeDown,
        { params: { id }, body: { reason } },
        { revision },
      )
    },
    async liftTakeDown({ id, revision }: SeenReport) {
      return await call<typeof endpoints.liftTakeDown>(at.lift, { params: { id } }, { revision })
    },
  }
}
