import type { Client } from '@vitrine/contracts/client'
import * as partners from '@vitrine/contracts/partners/endpoints'

export function partnerCalls(call: Client) {
  return {
    /** Another place in the order, from 1. */
    async movePartner(id: number, place: number) {
      return await call(partners.movePartner, { params: { id }, body: { place } })
    },
  }
}
