import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/payment-emails/endpoints'
import * as at from '@vitrine/contracts/payment-emails/paths'

export function paymentEmailCalls(call: Client) {
  return {
    async listPaymentEmails(query: { paypalEmail: string; offset: number; max: number }) {
      return await call<typeof endpoints.listPaymentEmails>(at.listEmails, { query })
    },
    async blockPaymentEmail(paypalEmail: string, block: boolean) {
      const { response } = await call<typeof endpoints.blockPaymentEmail>(at.updateEmail, {
        body: { paypalEmail, block },
      })
      return response
    },
    async notePaymentEmail(paypalEmail: string, notes: string) {
      const { response } = await call<typeof endpoints.notePaymentEmail>(at.noteEmail, {
        body: { paypalEmail, notes },
      })
      return response
    },
  }
}
