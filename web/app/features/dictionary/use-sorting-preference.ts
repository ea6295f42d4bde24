import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { useEffect } from 'react'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries/user-details.ts'
import { preferences, savePreference } from '../preferences/preferences.ts'
import { forgetSort, storedSort, storeSort } from './sorting-preference.ts'

interface SortingPreference {
  /** What was chosen last; undefined when nothing was. Read it when it is needed: a visitor's lies in the browser. */
  read: () => DictionarySort | undefined
  keep: (sort: DictionarySort) => void
}

/** A member's sort is kept by the server, a visitor's by the browser; signing in takes the visitor's along. */
export function useSortingPreference(): SortingPreference {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userDetails(browserCall))
  const { data: chosen } = useQuery({ ...preferences(browserCall), enabled: Boolean(user) })
  const sort = chosen?.dictionarySortingPreference

  function keepForMember(value: DictionarySort) {
    return savePreference(browserCall, queryClient, { key: 'dictionarySortingPreference', value, update: Boolean(sort) })
  }
  useEffect(() => {
    const visitors = storedSort()
    if (sort === undefined || !visitors) return
    // Not before the server has it: what was chosen is nowhere else.
    if (sort === null) keepForMember(visitors).then(forgetSort, tell)
    else forgetSort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer of the server
  }, [sort])

  return {
    read: () => (user ? (sort ?? undefined) : storedSort()),
    keep: (value) => (user ? void keepForMember(value).catch(tell) : storeSort(value)),
  }
}

/** The search that was asked for goes on with the sort; the next one has the one from before. */
function tell(error: unknown): void {
  console.error('the sorting preference could not be kept', error)
}
