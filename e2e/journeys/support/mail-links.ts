import type { StoredMessage } from '@vitrine/contracts/mail/schemas'

/** The URL of the first link of a mail that leads to a path of ours, without its host. */
export function linkIn({ html }: StoredMessage, path: string): string {
  const found = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), 'http://localhost'))
    .find(({ pathname }) => pathname.startsWith(path))
  if (!found) throw new Error(`the mail has no link to ${path}`)
  return found.pathname + found.search
}
