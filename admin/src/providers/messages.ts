import type { Client } from '@vitrine/contracts/client'
import * as contact from '@vitrine/contracts/contact/endpoints'
import type { ContactState } from '@vitrine/contracts/contact/schemas'

export function contactCalls(call: Client) {
  return {
    async changeMessageState({ id, revision }: { id: number; revision: number }, state: ContactState) {
      return await call(contact.changeMessageState, { params: { id }, body: { state } }, { revision })
    },
  }
}
