import { useQueries } from '@tanstack/react-query'
import { savedSearchLimits, savedSearchTypes } from '@vitrine/contracts/saved-searches/saved-searches'
import type { SavedSearchList } from '@vitrine/contracts/saved-searches/schemas'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { savedSearchList } from '../queries/saved-searches.ts'
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
  const lists = useQueries({
    queries: others.map((other) => ({
      ...savedSearchList(browserCall, { type: other, s, offset: 0, limit: savedSearchLimits.pageSize }),
      enabled: isLooking,
    })),
  })
  const isKnown = lists.every(({ isPending }) => !isPending)
  const opened = others.find((_, place) => (lists[place]?.data?.meta.total ?? 0) > 0)
  useEffect(() => {
    if (!list || (isLooking && !isKnown)) return
    setOpening(false)
    if (isLooking && opened) go({ type: opened }, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is another one with each render
  }, [list, isLooking, isKnown, opened])
  return isLooking
}
