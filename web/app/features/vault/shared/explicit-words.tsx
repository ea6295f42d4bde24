import * as endpoints from '@vitrine/contracts/forbidden-words/endpoints'
import { type ReactNode, useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'

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

type Words = Readonly<Record<string, string>>

/** The explicit word of each field that holds one, by the field's dotted path. */
export function useExplicitWords() {
  const [words, setWords] = useState<Words>({})
  /** The text of each field that was asked about last: a late response about another one is dropped. */
  const asked = useRef(new Map<string, string>())

  /** Asks the server about a field that was left. Where it cannot be asked, the save tells the same. */
  async function check(field: string, text: string): Promise<void> {
    if (text.trim() === '' || (asked.current.get(field) === text && words[field] === undefined)) return
    asked.current.set(field, text)
    const response = await browserCall(endpoints.checkText, { body: { text } }).catch(() => null)
    if (response === null) asked.current.delete(field)
    else if (asked.current.get(field) === text)
      setWords((before) => {
        const { [field]: _found, ...others } = before
        return response.word === null ? others : { ...others, [field]: response.word }
      })
  }

  return {
    words,
    check,
    /** Those that a refused save names. */
    put: setWords,
    /** What was found in these fields, and in rows of theirs, is out of date. */
    forget: (fields: readonly string[]) => {
      const isOf = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`))
      for (const path of asked.current.keys()) if (isOf(path)) asked.current.delete(path)
      setWords((before) =>
        Object.keys(before).some(isOf)
          ? Object.fromEntries(Object.entries(before).filter(([path]) => !isOf(path)))
          : before,
      )
    },
  }
}
