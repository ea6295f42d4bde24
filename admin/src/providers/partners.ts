import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/partners/paths'
import type * as endpoints from '@vitrine/contracts/partners/endpoints'

export function partnerCalls(call: Client) {
  return {
    /** Another place in the order, from 1. */
    async movePartner(id: number, place: number) {
      return await call<typeof endpoints.movePartner>(at.movePartner, { params: { id }, body: { place } })
    },
  }
}
