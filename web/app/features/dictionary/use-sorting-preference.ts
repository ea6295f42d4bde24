import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DictionarySort, isDictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries.ts'
import { preferences, savePreference } from '../preferences/preferences.ts'
import { searchPath, sortOf, type SearchParameters } from './search-parameters.ts'

/** The documents' name of the preference; visitors keep it in their browser. */
const KEY = 'dictionarySortingPreference'

interface SortingPreference {
  /**
   * What was chosen last; undefined when nothing was. Read it when it is needed: a visitor's lies in the
   * browser.
   */
  read: () => DictionarySort | undefined
  keep: (sort: DictionarySort) => void
}

/** A member's sort is kept by the server, a visitor's by the browser. */
export function useSortingPreference(): SortingPreference {
  const { isMember, sort, keepForMember } = useMembersSort()
  return {
    read: () => (isMember ? (sort ?? undefined) : storedSort()),
    keep: (value) => (isMember ? void keepForMember(value).catch(tell) : storeSort(value)),
  }
}

/** A results page whose URL names no sort has the stored one, if there is one. */
export function useStoredSort(parameters: SearchParameters): void {
  const navigate = useNavigate()
  const { isKnown, isMember, sort } = useMembersSort()
  const path = searchPath(parameters, { offset: parameters.offset })
  useEffect(() => {
    if (parameters.s || !isKnown) return
    const stored = isMember ? sort : storedSort()
    if (stored && stored !== sortOf(parameters))
      void navigate(searchPath(parameters, { s: stored, offset: parameters.offset }), {
        replace: true,
        preventScrollReset: true,
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each URL, and when it is known who reads
  }, [path, isKnown, isMember, sort])
}

/**
 * Whoever signs in takes along what they chose as a visitor, unless they had chosen before. For one place of
 * a page.
 */
export function useVisitorSortAfterLogIn(): void {
  const { sort, keepForMember } = useMembersSort()
  useEffect(() => {
    const visitors = storedSort()
    if (sort === undefined || !visitors) return
    // Forgotten only once the server has it: until then it is nowhere else.
    if (sort === null) keepForMember(visitors).then(forgetSort, tell)
    else forgetSort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each response of the server
  }, [sort])
}

interface MembersSort {
  isKnown: boolean
  isMember: boolean
  sort: DictionarySort | null | undefined
  keepForMember: (sort: DictionarySort) => Promise<unknown>
}

const UNKNOWN: MembersSort = {
  isKnown: false,
  isMember: false,
  sort: undefined,
  keepForMember: () => Promise.resolve(),
}

/** `sort` is undefined while it is not known, and null when none was chosen. */
function useMembersSort(): MembersSort {
  // The server does not know who reads.
  if (import.meta.env.SSR) return UNKNOWN
  /* oxlint-disable react-hooks/rules-of-hooks -- always asked, or never */
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userDetails(browserCall))
  const { data: chosen } = useQuery({ ...preferences(browserCall), enabled: Boolean(user) })
  const sort = chosen?.dictionarySortingPreference
  return {
    isKnown: user !== undefined,
    isMember: Boolean(user),
    sort,
    keepForMember: (value: DictionarySort) =>
      savePreference(browserCall, queryClient, {
        key: 'dictionarySortingPreference',
        value,
        update: Boolean(sort),
      }),
  }
}

/** The search that was asked for goes on with the sort; the next one has the one from before. */
function tell(error: unknown): void {
  console.error('the sorting preference could not be kept', error)
}

function storedSort(): DictionarySort | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return isDictionarySort(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function storeSort(sort: DictionarySort): void {
  try {
    localStorage.setItem(KEY, sort)
  } catch {
    // Storage that is switched off: the sort holds for this search.
  }
}

function forgetSort(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage that is switched off holds nothing.
  }
}
