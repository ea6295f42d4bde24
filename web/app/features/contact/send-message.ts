import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { sendMessage as endpoint } from '@vitrine/contracts/contact/endpoints'
import { contactMessages as messages } from '@vitrine/contracts/contact/messages'
import { contactFields, contactRules } from '@vitrine/contracts/contact/rules'
import { textOf, type FormResponse } from '../../shared/forms/form-response.ts'
import { problemsOf, type FormChecks } from '../../shared/forms/use-form-checks.ts'

/** The contract's rules, field by field. */
export const contactChecks: FormChecks = Object.fromEntries(
  contactFields.map((field) => [field, (text: string) => contactRules[field](text)?.message ?? null]),
)

/**
 * Sends what the form holds. With a problem in a field nothing is sent, and everything that was typed comes
 * back.
 */
export async function sendMessage(call: Client, form: FormData): Promise<FormResponse> {
  const typed = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    website: textOf(form, 'website'),
    message: textOf(form, 'message'),
  }
  const problems = problemsOf(contactChecks, form)
  if (Object.keys(problems).length > 0) return { done: false, status: 400, problems, failure: null, typed }
  try {
    await call(endpoint, {
      body: { ...typed, [TRAP_FIELD]: textOf(form, TRAP_FIELD) },
    })
    return { done: true, status: 200, problems: {}, failure: null, typed: {} }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return { done: false, typed, ...refusalOf(error) }
  }
}

function refusalOf(error: CallFailed | NoResponse): Pick<FormResponse, 'status' | 'problems' | 'failure'> {
  if (error instanceof NoResponse) return { status: 502, problems: {}, failure: error.message }
  if (error.status === 429) return { status: 429, problems: {}, failure: messages.tooMany }
  const known = error.fieldErrors.filter(({ field }) => field in contactRules)
  const problems = Object.fromEntries(known.map(({ field, errorMessage }) => [field, errorMessage]))
  return { status: error.status, problems, failure: known.length > 0 ? null : messages.notSent }
}
