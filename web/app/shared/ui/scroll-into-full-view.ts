import type { FocusEvent } from 'react'

/**
 * For the focus within a row that scrolls sideways. A browser leaves what it shows in part where it is, with
 * its ring cut.
 */
export function scrollIntoFullView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
