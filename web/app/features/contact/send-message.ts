import { CallFailed, NoAnswer, type Client } from '@vitrine/contracts/client'
import { contactAddresses } from '@vitrine/contracts/contact/addresses'
import type { sendMessage as endpoint } from '@vitrine/contracts/contact/endpoints'
import { contactMessages as messages } from '@vitrine/contracts/contact/messages'
import { contactFields, contactProblems, type ContactField, type ContactProblems, type ContactTexts } from '@vitrine/contracts/contact/rules'

/** What became of a message that was not sent: everything that was typed, what is wrong, and with which status the page answers. */
export interface NotSent {
  texts: ContactTexts
  problems: ContactProblems
  /** What went wrong beside the fields. */
  failure: string | null
  status: number
}

export function textsOf(form: FormData): ContactTexts {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), subject: text('subject'), website: text('website'), message: text('message') }
}

/** Sends what the form holds; null once it is sent. */
export async function sendMessage(call: Client, form: FormData): Promise<NotSent | null> {
  const texts = textsOf(form)
  const problems = contactProblems(texts)
  if (Object.keys(problems).length > 0) return { texts, problems, failure: null, status: 400 }
  const fax = form.get('fax')
  try {
    await call<typeof endpoint>(contactAddresses.send, { body: { ...texts, fax: typeof fax === 'string' ? fax : '' } })
    return null
  } catch (error) {
    return { texts, ...whatWentWrong(error) }
  }
}

function whatWentWrong(error: unknown): Omit<NotSent, 'texts'> {
  if (error instanceof NoAnswer) return { problems: {}, failure: error.message, status: 502 }
  if (!(error instanceof CallFailed)) throw error
  if (error.status === 429) return { problems: {}, failure: messages.tooMany, status: 429 }
  const problems: ContactProblems = Object.fromEntries(error.fieldErrors.filter(({ field }) => isField(field)).map(({ field, errorMessage }) => [field, errorMessage]))
  return { problems, failure: Object.keys(problems).length > 0 ? null : messages.notSent, status: error.status }
}

function isField(name: string): name is ContactField {
  return contactFields.some((field) => field === name)
}
