import type { Client } from '@vitrine/contracts/client'
import type { changeDisplayName, changePassword, endSession, requestVerification, signOutEverywhere } from '@vitrine/contracts/identity/account-endpoints'
import { identityAddresses as at } from '@vitrine/contracts/identity/addresses'
import { identityMessages } from '@vitrine/contracts/identity/messages'
import { answerOf, textOf, type FormAnswer } from '../../shared/forms/form-answer.ts'

type Change = (call: Client, form: FormData) => Promise<unknown>

/** What the forms of the details page do, by their hidden field `intent`. */
const changes: Record<string, Change> = {
  displayName: (call, form) => call<typeof changeDisplayName>(at.changeDisplayName, { body: { displayName: textOf(form, 'displayName') } }),
  password: (call, form) =>
    call<typeof changePassword>(at.changePassword, {
      body: { oldPassword: textOf(form, 'oldPassword'), newPassword: textOf(form, 'newPassword'), newPasswordConfirm: textOf(form, 'newPasswordConfirm') },
    }),
  endSession: (call, form) => call<typeof endSession>(at.endSession, { params: { id: textOf(form, 'sessionId') } }),
  signOutEverywhere: (call) => call<typeof signOutEverywhere>(at.signOutEverywhere, {}),
  verification: (call) => call<typeof requestVerification>(at.requestVerification, {}),
}

export interface AccountChange extends FormAnswer {
  intent: string
  /** What the call answered. */
  answer: unknown
}

/** Runs the change that a form asks for and tells what became of it. */
export async function changeAccount(call: Client, form: FormData): Promise<AccountChange> {
  const intent = textOf(form, 'intent')
  const change = changes[intent]
  if (!change) throw new Error(`there is no change ${intent}`)
  let answer: unknown = null
  const outcome = await answerOf(form, async () => {
    answer = await change(call, form)
  })
  return { ...outcome, failure: failureOf(intent, outcome), intent, answer }
}

/** A password that could not be updated has its documented words, where the server has no better ones. */
function failureOf(intent: string, { failure, status }: FormAnswer): string | null {
  return failure && intent === 'password' && status >= 500 && status !== 502 ? identityMessages.updateFailed : failure
}

/** The name as it is stored, from the answer's `response`. */
export function renamedTo({ intent, done, answer }: AccountChange): string | null {
  if (intent !== 'displayName' || !done || typeof answer !== 'object' || answer === null || !('response' in answer)) return null
  return typeof answer.response === 'string' ? answer.response : null
}

/** A change that ends this session as well. (A session that was over before leads to the log-in page by the call itself.) */
export function endsSession({ intent, done }: AccountChange): boolean {
  return intent === 'signOutEverywhere' && done
}
