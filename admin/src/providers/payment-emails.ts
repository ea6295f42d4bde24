import {
  paymentEmailMessages as messages,
  paymentEmailLimits,
} from '@vitrine/contracts/payment-emails/messages'
import { paymentEmailSchema, type PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/payment-emails/endpoints'
import { ConsoleCallFailed } from './console-client.ts'
import { documentedResource } from './documented-resource.ts'

export const PAYMENT_EMAILS = 'paymentEmails'

const filterSchema = z.object({ paypalEmail: z.string().default('') })
const blockedSchema = paymentEmailSchema.pick({ paypalEmail: true })
const changeSchema = z.object({ blocked: z.boolean(), notes: z.string() }).partial()

/** The payment-email manager's own dialect, as a resource of react-admin: an email is its own id. */
export function paymentEmailResource(calls: ReturnType<typeof paymentEmailCalls>): DataProvider {
  return documentedResource(PAYMENT_EMAILS, {
    maxAtOnce: paymentEmailLimits.pageMax,
    list: async ({ offset, max, filter }) => {
      const { results, meta } = await saying(
        messages.loadFailed,
        calls.listPaymentEmails({ offset, max, ...filterSchema.parse(filter) }),
      )
      return { items: results.map(recordOf), total: meta.total }
    },
    // An email that was never seen is added by being blocked.
    create: async (input) =>
      recordOf(
        await saying(
          messages.changeFailed,
          calls.blockPaymentEmail(blockedSchema.parse(input).paypalEmail, true),
        ),
      ),
    update: async (input, previous) => {
      const { paypalEmail } = blockedSchema.parse(previous)
      const { blocked, notes } = changeSchema.parse(input)
      if (notes !== undefined)
        return recordOf(await saying(messages.notesFailed, calls.notePaymentEmail(paypalEmail, notes)))
      return recordOf(
        await saying(messages.changeFailed, calls.blockPaymentEmail(paypalEmail, blocked === true)),
      )
    },
  })
}

function recordOf(email: PaymentEmail) {
  return { ...email, id: email.paypalEmail }
}

/** The api's own message where it gave one, else ours. */
async function saying<Value>(sentence: string, called: Promise<Value>): Promise<Value> {
  try {
    return await called
  } catch (error) {
    if (!(error instanceof ConsoleCallFailed) || (error.code !== null && error.status < 500)) throw error
    throw new ConsoleCallFailed(error.code === null ? sentence : error.message, 0, error.code, {})
  }
}

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
