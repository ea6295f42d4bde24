import type { Client } from '@vitrine/contracts/client'
import {
  endSession,
  requestVerification,
  signOutEverywhere,
} from '@vitrine/contracts/identity/account-endpoints'
import { responseOf, textOf, type FormResponse } from '../../shared/forms/form-response.ts'

type Change = (call: Client, form: FormData) => Promise<unknown>

/** What the buttons of the details page do, by their hidden field `intent`. */
const changes: Record<string, Change> = {
  endSession: (call, form) => call(endSession, { params: { id: textOf(form, 'sessionId') } }),
  signOutEverywhere: (call) => call(signOutEverywhere, {}),
  verification: (call) => call(requestVerification, {}),
}

export interface AccountChange extends FormResponse {
  intent: string
}

/** Runs the change that a form asks for and tells what became of it. */
export async function changeAccount(call: Client, form: FormData): Promise<AccountChange> {
  const intent = textOf(form, 'intent')
  const change = changes[intent]
  if (!change) throw new Error(`there is no change ${intent}`)
  return { ...(await responseOf(form, () => change(call, form))), intent }
}

/**
 * A change that ends this session as well. (A session that was over before leads to the log-in page by the
 * call itself.)
 */
export function endsSession({ intent, done }: AccountChange): boolean {
  return intent === 'signOutEverywhere' && done
}
