import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import type { Hit } from './hits.ts'
import type { RecordSource } from './record-source.ts'

/** So long without a key, and the search begins. */
const QUIET_MS = 200

/** What became of one kind's search for a text. */
interface Outcome {
  title: string
  text: string
  hits: readonly Hit[]
  /** Why it could not be searched, for people; empty where it could. */
  failure: string
}

export interface Failure {
  title: string
  reason: string
}

export interface FoundRecords {
  hits: readonly Hit[]
  isSearching: boolean
  /** The kinds that could not be searched. */
  failures: readonly Failure[]
  /** Asks anew. */
  again: () => void
}

/**
 * Records that fit a text: every kind is asked at once, and shown as soon as it responds. Typing on ends what
 * is still asked.
 */
export function useRecords(sources: readonly RecordSource[], typed: string): FoundRecords {
  const data = useConsoleData()
  const cache = useQueryClient()
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  const [round, setRound] = useState(0)
  const text = typed.trim()
  const isEnough = text.length > 1 || /\d/.test(text)

  useEffect(() => {
    if (!isEnough) return
    const typingOn = new AbortController()
    const { signal } = typingOn
    const note = (title: string, outcome: Omit<Outcome, 'text' | 'title'>) => {
      if (!signal.aborted) setOutcomes((before) => ({ ...before, [title]: { title, text, ...outcome } }))
    }
    const timer = setTimeout(() => {
      for (const { title, find } of sources) {
        void find(text, { data, cache, signal }).then(
          (hits) => note(title, { hits, failure: '' }),
          (error: unknown) => note(title, { hits: [], failure: messageOf(error) }),
        )
      }
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      typingOn.abort()
    }
  }, [sources, text, isEnough, round, data, cache])

  // What was found for less of the text, or for more of it, stays until its place is taken.
  const shown = isEnough
    ? sources
        .flatMap(({ title }) => outcomes[title] ?? [])
        .filter((outcome) => text.startsWith(outcome.text) || outcome.text.startsWith(text))
    : []
  return {
    hits: shown.flatMap(({ hits }) => hits),
    isSearching: isEnough && sources.some(({ title }) => outcomes[title]?.text !== text),
    failures: shown.flatMap(({ title, failure }) => (failure ? [{ title, reason: failure }] : [])),
    again: () => {
      setOutcomes({})
      setRound(round + 1)
    },
  }
}
