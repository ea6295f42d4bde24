import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import { queryOfFilters } from '@vitrine/contracts/worth-score/filter-parameters'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'

/** What every score is kept under. */
export const scoresKey = ['worth-score'] as const

/** The figures alone, and the filters that the item's next score has. */
export const liteValuation = (call: Client, itemId: number) =>
  queryOptions({
    queryKey: [...scoresKey, 'lite', itemId],
    queryFn: ({ signal }) => call(endpoints.readLiteValuation, { params: { itemId } }, { signal }),
  })

/** @param filters null: those of the snapshot, else the defaults */
export const score = (call: Client, itemId: number, filters: WorthScoreFilters | null) =>
  queryOptions({
    queryKey: [...scoresKey, 'score', itemId, filters],
    queryFn: ({ signal }) =>
      call(
        endpoints.readScore,
        { params: { itemId }, query: filters ? queryOfFilters(filters) : {} },
        { signal },
      ),
  })

export const generateScore = (call: Client, vaultItemId: number, filters: WorthScoreFilters | null) =>
  call(endpoints.generateScore, {
    body: { vaultItemId, ...(filters && { filters }) },
  })

export const saveSnapshot = (call: Client, itemId: number, filters: WorthScoreFilters) =>
  call(endpoints.saveSnapshot, { params: { itemId }, body: { filters } })
