import { shortFileName } from '@vitrine/contracts/vault-media/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tabStorage } from '../../../shared/tab-storage.ts'

const NAMED = 3

interface LostFiles {
  names: readonly string[]
  /** They are stored by now, or given up. */
  forget: () => void
}

/**
 * Which files an earlier visit of this page has chosen and not stored. The tab keeps what was typed, but not
 * the files.
 *
 * @param chosen what is chosen now and not stored yet, by name; none once the record is stored, whose page says
 *   itself what is missing
 */
export function useLostFiles(key: string, chosen: readonly string[]): LostFiles {
  const [names, setNames] = useState(() => tabStorage.read(key)?.split('\n') ?? [])
  const now = chosen.join('\n')
  const before = useRef('')
  useEffect(() => {
    // What an earlier visit has chosen stays until it is decided upon.
    if (now !== '') tabStorage.write(key, now)
    else if (before.current !== '') tabStorage.remove(key)
    before.current = now
  }, [key, now])
  const forget = useCallback(() => {
    tabStorage.remove(key)
    setNames([])
  }, [key])
  return { names, forget }
}

export function lostFilesWords(names: readonly string[]): string {
  const listed = names.slice(0, NAMED).map(shortFileName).join(', ')
  const more = names.length - NAMED
  return `Files are lost when the page closes. Please add again: ${listed}${more > 0 ? ` and ${more} more` : ''}.`
}

/** Says which files have to be chosen again. */
export function LostFilesNote({ files: { names, forget } }: { files: LostFiles }) {
  if (names.length === 0) return null
  return (
    <section
      aria-label="Files to add again"
      className="mt-6 flex flex-wrap items-center gap-3 border-l-2 border-brass bg-sunken px-4 py-3"
    >
      <p className="min-w-0 grow basis-64 break-words">{lostFilesWords(names)}</p>
      <button type="button" className="button-plain" onClick={forget}>
        OK
      </button>
    </section>
  )
}
