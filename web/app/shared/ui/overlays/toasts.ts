import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastContent {
  text: string
  kind?: 'done' | 'failed'
  /** Takes back what was done. */
  undo?: () => void
  /** Whether it stays until it is closed. */
  stays?: boolean
  /** A file to fetch. */
  link?: { href: string; label: string }
  /** A page of the site. */
  page?: { to: string; label: string }
}

/** Long enough to read and to reach the button. It waits while the pointer or the focus is on it. */
const SHOWN_FOR = 8_000

/** What the page says in passing. A failure, and one with a link, stays until it is closed. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/** Returns what closes it. */
export function showToast(content: ToastContent): () => void {
  const key = toasts.add(
    content,
    content.kind === 'failed' || content.link || content.stays ? {} : { timeout: SHOWN_FOR },
  )
  return () => toasts.close(key)
}
