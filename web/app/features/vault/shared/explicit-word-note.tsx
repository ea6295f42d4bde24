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

/** Stands under the field, after the documents' sentence. */
function forbiddenWordNote(word: string): string {
  return `The word is “${word}”. If it is a name, or what the object is called, our staff can allow it.`
}
