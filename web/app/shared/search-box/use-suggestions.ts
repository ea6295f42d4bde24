import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import { useEffect, useState } from 'react'
import type { Suggest, Suggestion } from './suggestion.ts'

interface Found {
  suggestions: readonly Suggestion[]
  matching: (suggestions: readonly Suggestion[], typed: string) => Suggestion[]
}

const NOTHING: Found = { suggestions: [], matching: () => [] }

/**
 * Which of them hold what is typed needs rules for the texts of the world: they are loaded with the first
 * ones.
 */
async function findSuggestions(suggest: Suggest, term: string, signal: AbortSignal): Promise<Found> {
  const [suggestions, { matchingSuggestions }] = await Promise.all([
    suggest(term, signal),
    import('./matching-suggestions.ts'),
  ])
  return { suggestions, matching: matchingSuggestions }
}

/** What is asked for: the trimmed text, once it is long enough; null for a box in which nothing was typed. */
export function termToSuggest(typed: string | null): string | null {
  const term = typed?.trim() ?? ''
  return term.length >= dictionaryLimits.suggestionMinLength ? term : null
}

/**
 * Titles for what is being typed: from 3 characters, 300 ms after the last key. A failure is only logged.
 *
 * @param typed null while nothing has been typed: a box that is merely focused suggests nothing
 * @param suggest null where nothing is suggested for what is typed
 */
export function useSuggestions(typed: string | null, suggest: Suggest | null): Suggestion[] {
  const [found, setFound] = useState(NOTHING)
  const term = suggest ? termToSuggest(typed) : null

  useEffect(() => {
    if (term === null || suggest === null) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      findSuggestions(suggest, term, asking.signal).then(
        (now) => {
          if (!asking.signal.aborted) setFound(now)
        },
        (error: unknown) => {
          if (!asking.signal.aborted) console.error('suggestions could not be loaded', error)
        },
      )
    }, dictionaryLimits.suggestionDebounceMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [term, suggest])

  return term === null ? [] : found.matching(found.suggestions, term)
}
