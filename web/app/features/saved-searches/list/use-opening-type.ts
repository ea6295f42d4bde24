import { useQuery, useQueryClient } from '@tanstack/react-query'
import { savedSearchLimits, savedSearchTypes } from '@vitrine/contracts/saved-searches/saved-searches'
import type { SavedSearchList } from '@vitrine/contracts/saved-searches/schemas'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { savedSearchesKey, savedSearchList } from '../queries/saved-searches.ts'
import type { useSearchesPath } from './use-searches-path.ts'

/**
 * Opens the page on the first kind that has searches, where the URL names none and the first kind has none. A
 * list that becomes empty later stays.
 *
 * @returns whether the other kinds are being looked at
 */
export function useOpeningType(
  { type, s, isTypeChosen, go }: ReturnType<typeof useSearchesPath>,
  list: SavedSearchList | undefined,
): boolean {
  const [isOpening, setOpening] = useState(!isTypeChosen)
  const isLooking = isOpening && list?.meta.total === 0
  const others = savedSearchTypes.filter((other) => other !== type)
  const queries = useQueryClient()
  const { data: opened, isPending } = useQuery({
    queryKey: [...savedSearchesKey, 'first kind with some', s],
    queryFn: async () => {
      const asked = { s, offset: 0, limit: savedSearchLimits.pageSize }
      const lists = await Promise.all(
        others.map((other) => queries.fetchQuery(savedSearchList(browserCall, { type: other, ...asked }))),
      )
      return others.find((_, place) => (lists[place]?.meta.total ?? 0) > 0) ?? null
    },
    enabled: isLooking,
  })
  useEffect(() => {
    if (!list || (isLooking && isPending)) return
    setOpening(false)
    if (isLooking && opened) go({ type: opened }, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is another one with each render
  }, [list, isLooking, isPending, opened])
  return isLooking
}
