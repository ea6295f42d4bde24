import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { FormAnswer } from '../../shared/forms/form-answer.ts'

/** A page whose address holds a secret: no other page is told where its reader came from. */
export function linkMeta(title: string) {
  return [{ title: `${title} | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]
}

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** The link of a mail is good for nothing any more: it has been used, has expired, or is none. */
export function isDeadLink(answer: Pick<FormAnswer, 'status'> | undefined): boolean {
  return answer?.status === 404 || answer?.status === 410
}
