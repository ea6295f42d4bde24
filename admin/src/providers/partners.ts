import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/partners/endpoints'

export function partnerCalls(call: Client) {
  return {
    /** Another place in the order, from 1. */
    async movePartner(id: number, place: number) {
      return await call(endpoints.movePartner, { params: { id }, body: { place } })
    },
  }
}
