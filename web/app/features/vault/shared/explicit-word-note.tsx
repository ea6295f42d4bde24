import { forbiddenWordNote } from '@vitrine/contracts/forbidden-words/messages'
import type { ReactNode } from 'react'

/** Under a field with an explicit word: which one it is, and how it can be allowed after all. */
export function explicitWordNote(word: string | undefined): ReactNode {
  if (word === undefined) return undefined
  return (
    <>
      {forbiddenWordNote(word)}{' '}
      <a href="/about-contact" target="_blank" rel="noopener" className="underline">
        Ask our staff
      </a>
    </>
  )
}
