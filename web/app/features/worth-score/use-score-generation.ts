import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { useEffect, useState } from 'react'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries.ts'
import { itemsKey, vaultItem } from '../vault/queries/items.ts'
import { generateScore, score, scoresKey } from './queries.ts'

const POLL_MS = 2_000

/**
 * Makes an item's score, and knows of one that another tab, or this page before it was loaded again, is
 * having made.
 */
export function useScoreGeneration(itemId: number) {
  const queryClient = useQueryClient()
  const [elsewhere, setElsewhere] = useState(() => generatingSince(localStorage, itemId, new Date()))
  const refresh = async (but?: readonly unknown[]) => {
    // A lookup opens prices in the price guide, too.
    const changed = [scoresKey, itemsKey, userDetails(browserCall).queryKey, ['price-guide']]
    await Promise.all(
      changed.map((queryKey) =>
        queryClient.invalidateQueries({
          queryKey,
          predicate: ({ queryKey: kept }) => JSON.stringify(kept) !== JSON.stringify(but),
        }),
      ),
    )
  }
  const generation = useSending(async (filters: WorthScoreFilters | null) => {
    setGenerating(localStorage, itemId, new Date())
    try {
      const made = await generateScore(browserCall, itemId, filters).finally(() =>
        clearGenerating(localStorage, itemId),
      )
      const { queryKey } = score(browserCall, itemId, filters)
      queryClient.setQueryData(queryKey, made)
      await refresh(queryKey)
      return made
    } catch (error) {
      // A lookup may have been used in another window.
      await refresh()
      throw error
    }
  })

  const { data: item } = useQuery({
    ...vaultItem(browserCall, itemId),
    enabled: elsewhere !== null,
    refetchInterval: elsewhere === null ? false : POLL_MS,
  })
  const isDone =
    elsewhere !== null &&
    (item === null || (item?.estimatedAt != null && new Date(item.estimatedAt) >= elsewhere))
  useEffect(() => {
    if (elsewhere === null) return undefined
    const end = () => {
      clearGenerating(localStorage, itemId)
      setElsewhere(null)
      void refresh()
    }
    if (isDone) return end()
    const timer = setTimeout(end, flagLeftMs(elsewhere, new Date()))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `refresh` asks nothing that changes
  }, [elsewhere, isDone, itemId])

  return {
    generate: generation.start,
    made: generation.response,
    error: generation.error,
    isPending: generation.isPending || elsewhere !== null,
    hasTried: generation.hasTried,
  }
}

/** One younger than this says that a score is being made, in this tab or another one. */
const FLAG_LASTS_MS = 60_000

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (itemId: number) => `worthScoreGenerating:${itemId}`

export function setGenerating(kept: Kept, itemId: number, now: Date): void {
  quietly(() => kept.setItem(keyOf(itemId), now.toISOString()))
}

export function clearGenerating(kept: Kept, itemId: number): void {
  quietly(() => kept.removeItem(keyOf(itemId)))
}

/** When the score that is being made was asked for; an old flag is cleared. */
export function generatingSince(kept: Kept, itemId: number, now: Date): Date | null {
  const since = quietly(() => kept.getItem(keyOf(itemId)))
  if (!since) return null
  const age = now.getTime() - Date.parse(since)
  if (age >= 0 && age < FLAG_LASTS_MS) return new Date(since)
  clearGenerating(kept, itemId)
  return null
}

/** How long a flag still counts. */
export function flagLeftMs(since: Date, now: Date): number {
  return Math.max(0, FLAG_LASTS_MS - (now.getTime() - since.getTime()))
}

/** A browser that keeps nothing still makes scores. */
function quietly<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}

interface Sending<Response> {
  isPending: boolean
  /** Whether it was ever sent. */
  hasTried: boolean
  error: Error | null
  response: Response | null
}

/**
 * One call at a time, and what became of the last one. (The library's own mutations would weigh on every
 * public page.)
 */
export function useSending<Input, Response>(
  send: (input: Input) => Promise<Response>,
): Sending<Response> & { start: (input: Input) => void } {
  const [state, setState] = useState<Sending<Response>>({
    isPending: false,
    hasTried: false,
    error: null,
    response: null,
  })
  const start = (input: Input) => {
    if (state.isPending) return
    setState({ isPending: true, hasTried: true, error: null, response: null })
    send(input).then(
      (response) => setState({ isPending: false, hasTried: true, error: null, response }),
      (error: unknown) =>
        setState({
          isPending: false,
          hasTried: true,
          error: error instanceof Error ? error : new Error(String(error)),
          response: null,
        }),
    )
  }
  return { ...state, start }
}
