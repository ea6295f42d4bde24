import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/mail/paths'
import type * as endpoints from '@vitrine/contracts/mail/endpoints'
import type { KeptMessage } from '@vitrine/contracts/mail/schemas'
import * as newsletterPaths from '@vitrine/contracts/newsletter/admin-paths'
import type { readDeliveryMessage } from '@vitrine/contracts/newsletter/admin-endpoints'
import { isGone } from './console-client.ts'

/** What the product sends by itself, or the newsletter to one of its readers. */
export type KeptOf = 'mails' | 'newsletter-deliveries'

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
    async readKeptMessage(of: KeptOf, id: number): Promise<KeptMessage | null> {
      try {
        return await (of === 'mails'
          ? call<typeof endpoints.readKeptMessage>(at.keptMessage, { params: { id } })
          : call<typeof readDeliveryMessage>(newsletterPaths.readDeliveryMessage, { params: { id } }))
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  }
}
