import {
  CallFailed,
  createClient,
  noResponse,
  NoResponse,
  type ReadResponse,
  type Transport,
} from '@vitrine/contracts/client'
import type { NewsletterSource } from '@vitrine/contracts/newsletter/categories'
import { subscribe } from '@vitrine/contracts/newsletter/endpoints'
import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { emailProblem, nameProblem, splitName } from '@vitrine/contracts/newsletter/rules'
import { data, type RouterContextProvider } from 'react-router'
import { transportContext } from '../../shared/api/queries.ts'
import { textOf, type FormResponse } from '../../shared/forms/form-response.ts'
import { postedForm, senderIn } from '../../shared/forms/posted-form.ts'
import { problemsOf, type FormChecks } from '../../shared/forms/use-form-checks.ts'

/** The documented rules, field by field. */
export const subscribeChecks: FormChecks = { name: nameProblem, email: emailProblem }

/**
 * Sends the documented call: the last word is the last name, the rest the first. With a problem in a field
 * nothing is sent.
 */
export async function sendSubscription(
  transport: Transport<ReadResponse>,
  form: FormData,
  source: NewsletterSource,
): Promise<FormResponse> {
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  const problems = problemsOf(subscribeChecks, form)
  if (problems['name'] || problems['email'])
    return { done: false, status: 400, problems, failure: null, typed }
  try {
    const call = createClient((path, init) => transport(path, init).catch(noResponse))
    await call(subscribe, {
      body: { ...splitName(typed.name), email: typed.email.trim(), source, ...senderIn(form) },
    })
    return { done: true, status: 200, problems: {}, failure: null, typed: {} }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return { done: false, typed, ...refusalOf(error) }
  }
}

/** The server's field errors, the first of the documented order: last name, first name, email. */
function refusalOf(
  error: CallFailed | NoResponse,
): Pick<FormResponse, 'status' | 'problems' | 'failure' | 'isPersonAsked'> {
  if (error instanceof NoResponse) return { status: 502, problems: {}, failure: messages.failure }
  if (error.status === 503) return { status: 503, problems: {}, failure: messages.unavailable }
  if (error.code === 'PERSON_UNCONFIRMED')
    return { status: error.status, problems: {}, failure: error.message, isPersonAsked: true }
  for (const field of ['lastName', 'firstName', 'email']) {
    const message = error.fieldErrors.find((refused) => refused.field === field)?.errorMessage
    if (message)
      return {
        status: error.status,
        problems: { [field === 'email' ? 'email' : 'name']: message },
        failure: null,
      }
  }
  return { status: error.status, problems: {}, failure: messages.failure }
}

/** Without scripts a form posts to its own page: the page's `action`. */
export async function subscribeOnServer(
  request: Request,
  context: Readonly<RouterContextProvider>,
  source: NewsletterSource,
) {
  const result = await sendSubscription(context.get(transportContext), await postedForm(request), source)
  return data(result, { status: result.status })
}

/** With scripts the browser makes the call itself: the page's `clientAction`. */
export async function subscribeInBrowser(request: Request, source: NewsletterSource): Promise<FormResponse> {
  return await sendSubscription((path, init) => fetch(path, init), await postedForm(request), source)
}
