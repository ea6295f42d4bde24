import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useVaultPreference } from './use-vault-preference.ts'

type SortKey = 'vaultCollectionListSort' | 'vaultItemsListSort'

interface SavedSort<Sort extends string> {
  key: SortKey
  /** What the URL asks for; null where it leaves it to the preference. */
  asked: Sort | null
  sortIn: (text: string | null | undefined) => Sort | null
  usual: Sort
  /** Page 1 in that order. */
  pathOf: (sort: Sort) => string
}

/**
 * The order of a list: the URL's, else the member's own. A choice goes to page 1, and back again where the
 * server does not keep it.
 */
export function useSavedSort<Sort extends string>({ key, asked, sortIn, usual, pathOf }: SavedSort<Sort>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const preferred = useVaultPreference(key, usual)
  const [refused, setRefused] = useState<{ chosen: string; before: string } | null>(null)
  const isRefused = refused?.chosen === `${pathname}${search}`
  useEffect(() => {
    if (isRefused && refused) void navigate(refused.before, { replace: true })
  }, [isRefused, refused, navigate])
  return {
    isKnown: asked !== null || preferred.value !== undefined,
    sort: asked ?? sortIn(preferred.value) ?? usual,
    sortBy: async (wanted: Sort) => {
      const before = `${pathname}${search}`
      const chosen = pathOf(wanted)
      setRefused(null)
      void navigate(chosen)
      if (!(await preferred.choose(wanted))) setRefused({ chosen, before })
    },
  }
}
