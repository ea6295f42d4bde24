import type { Client } from '@vitrine/contracts/client'
import * as mail from '@vitrine/contracts/mail/endpoints'
import type { StoredMessage } from '@vitrine/contracts/mail/schemas'
import * as newsletter from '@vitrine/contracts/newsletter/admin-endpoints'
import { isGone } from './console-client.ts'

/** What the product sends by itself, or the newsletter to one of its readers. */
export type StoredMailOf = 'mails' | 'newsletter-deliveries'

/** What staff do with mails beyond lists. */
export function mailCalls(call: Client) {
  return {
    async sendTestMail() {
      await call(mail.sendTestMail, {})
    },
    async sendMailAgain(id: number) {
      await call(mail.sendMailAgain, { params: { id } })
    },
    /** Null where no copy is kept. */
    async readStoredMessage(of: StoredMailOf, id: number): Promise<StoredMessage | null> {
      try {
        return await (of === 'mails'
          ? call(mail.readStoredMessage, { params: { id } })
          : call(newsletter.readDeliveryMessage, { params: { id } }))
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  }
}
