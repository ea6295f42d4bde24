import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import { foldAccents } from '@vitrine/contracts/text'
import { useEffect, useState } from 'react'
import type { Suggest, Suggestion } from './suggestion.ts'

/**
 * Suggestions that hold what is typed, whatever its capitals and accents; other spellings hold something
 * else, and stay.
 */
export function matchingSuggestions(found: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = folded(typed.trim())
  return found.filter(({ title, corrected }) => corrected === true || folded(title).includes(wanted))
}

function folded(text: string): string {
  return foldAccents(text).toLowerCase()
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
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const term = suggest ? termToSuggest(typed) : null

  useEffect(() => {
    if (term === null || suggest === null) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      suggest(term, asking.signal).then(setFound, (error: unknown) => {
        if (!asking.signal.aborted) console.error('suggestions could not be loaded', error)
      })
    }, dictionaryLimits.suggestionDebounceMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [term, suggest])

  return term === null ? [] : matchingSuggestions(found, term)
}
