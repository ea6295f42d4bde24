import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/contact/paths'
import type * as endpoints from '@vitrine/contracts/contact/endpoints'
import type { ContactState } from '@vitrine/contracts/contact/schemas'

export function contactCalls(call: Client) {
  return {
    async changeMessageState({ id, revision }: { id: number; revision: number }, state: ContactState) {
      return await call<typeof endpoints.changeMessageState>(
        at.changeState,
        { params: { id }, body: { state } },
        { revision },
      )
    },
  }
}
