import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** The payment accounts seen in purchases, and which of them may not pay. Nothing is mailed from here. */
export const paymentEmailsArea = defineArea({
  name: 'payment-emails',
  endpoints: Object.values(endpoints),
  capabilities: ['payment-emails.manage'],
  membersRows: { 'payment_email_accounts.user_id': 'erased' },
  console: { paymentEmails: { capability: 'payment-emails.manage' } },
})
