import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/payment-emails/endpoints'

export function paymentEmailCalls(call: Client) {
  return {
    async listPaymentEmails(query: { paypalEmail: string; offset: number; max: number }) {
      return await call(endpoints.listPaymentEmails, { query })
    },
    async blockPaymentEmail(paypalEmail: string, block: boolean) {
      const { response } = await call(endpoints.blockPaymentEmail, {
        body: { paypalEmail, block },
      })
      return response
    },
    async notePaymentEmail(paypalEmail: string, notes: string) {
      const { response } = await call(endpoints.notePaymentEmail, {
        body: { paypalEmail, notes },
      })
      return response
    },
  }
}
