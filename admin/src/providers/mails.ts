import type { Client } from '@vitrine/contracts/client'
import { mailAddresses as at } from '@vitrine/contracts/mail/addresses'
import type * as endpoints from '@vitrine/contracts/mail/endpoints'
import type { KeptMessage } from '@vitrine/contracts/mail/schemas'
import { ConsoleCallFailed } from './console-client.ts'

/** What staff do with mails beyond lists. */
export function mailCalls(call: Client) {
  return {
    async sendTestMail() {
      await call<typeof endpoints.sendTestMail>(at.sendTest, {})
    },
    async sendMailAgain(id: number) {
      await call<typeof endpoints.sendMailAgain>(at.sendAgain, { params: { id } })
    },
    /** Null where no copy is kept. */
    async readKeptMessage(id: number): Promise<KeptMessage | null> {
      try {
        return await call<typeof endpoints.readKeptMessage>(at.keptMessage, { params: { id } })
      } catch (error) {
        if (error instanceof ConsoleCallFailed && error.status === 404) return null
        throw error
      }
    },
  }
}
