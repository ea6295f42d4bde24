import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { LINK_UNKNOWN } from '@vitrine/contracts/failure-words'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResponse } from '../../shared/forms/form-response.ts'

/** What the URL of a page that a mail leads to holds. */
export interface MailedLink {
  token: string
  /** Why it is good for nothing any more; null where it works, and where that could not be found out. */
  dead: string | null
}

/** Longer than any token of ours. */
const TOKEN_MAX = 200

/** A page whose URL holds a secret: no other page is told where its reader came from. */
export function linkMeta(title: string) {
  return [
    { title: `${title} | ${PRODUCT_NAME}` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** What has been sent says itself what became of the link: to ask for it once more would find it used. */
export const asksOnce = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

/** Asks whether the link still works, before anybody fills in a form for nothing. */
export async function mailedLink(request: Request, ask: (token: string) => Promise<unknown>) {
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, TOKEN_MAX)
  const is = (dead: string | null, status = 200) => data<MailedLink>({ token, dead }, { status })
  if (!token) return is(LINK_UNKNOWN, 404)
  try {
    await ask(token)
    return is(null)
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return error instanceof CallFailed && isDeadLink(error) ? is(error.message, error.status) : is(null)
  }
}

/** The link of a mail is good for nothing any more: it has been used, has expired, or is none. */
export function isDeadLink(response: Pick<FormResponse, 'status'> | undefined): boolean {
  return response?.status === 404 || response?.status === 410
}
