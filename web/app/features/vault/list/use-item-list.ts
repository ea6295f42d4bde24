import { useQuery } from '@tanstack/react-query'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemSorts, type VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultItems } from '../queries/items.ts'
import { useVaultPreference } from '../shared/use-vault-preference.ts'
import { askedFor, isFiltered, readParameters, searchOf, type ListFilter } from './list-parameters.ts'
import { useLastPage } from './use-last-page.ts'

const DEFAULT_SORT: VaultItemSort = 'createdDate:desc'

/** The list that the URL asks for, and the ways to another one. */
export function useItemList() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<{ chosen: string; before: string } | null>(null)
  const isRefused = refused?.chosen === `${pathname}${search}`
  // An order that was not kept is taken back, unless the member has gone elsewhere meanwhile.
  useEffect(() => {
    if (isRefused && refused) void navigate(refused.before, { replace: true })
  }, [isRefused, refused, navigate])
  const parameters = readParameters(new URLSearchParams(search))
  const { offset, filter } = parameters
  const preferred = useVaultPreference('vaultItemsListSort', DEFAULT_SORT)
  const sort =
    parameters.s ??
    (preferred.value === undefined
      ? null
      : (vaultItemSorts.find((known) => known === preferred.value) ?? DEFAULT_SORT))
  const isKnown = sort !== null
  const list = useQuery({
    ...vaultItems(browserCall, askedFor(parameters, sort ?? DEFAULT_SORT)),
    enabled: isKnown,
    meta: { essential: true },
  })
  const filtered = isFiltered(filter)
  const total = list.data?.meta.total
  // Whether there is anything at all is another question than whether the filter finds something.
  const whole = useQuery({ ...vaultItems(browserCall, { limit: 1 }), enabled: filtered && total === 0 })
  const wholeTotal = filtered && total === 0 ? whole.data?.meta.total : total
  // While another page or order is loaded the vault holds what it held: what hangs on that stays in its place.
  const [heldItems, setHeldItems] = useState(false)
  const hasItems = wholeTotal === undefined ? heldItems : wholeTotal > 0
  if (hasItems !== heldItems) setHeldItems(hasItems)
  const pathOf = (other: Partial<typeof parameters>) => `${pathname}${searchOf({ ...parameters, ...other })}`

  const isPastEnd = useLastPage({
    total,
    offset,
    pageSize: vaultItemLimits.pageSize,
    pathOf: (place) => pathOf({ offset: place }),
  })

  return {
    list,
    isComing: list.data === undefined || isPastEnd,
    offset,
    filter,
    isFiltered: filtered,
    sort: sort ?? DEFAULT_SORT,
    hasItems,
    pathOf,
    applyFilter: (wanted: ListFilter) => void navigate(pathOf({ filter: wanted, offset: 0 })),
    /** Page 1 in that order; taken back where the server does not keep the choice. */
    sortBy: async (wanted: VaultItemSort) => {
      const before = `${pathname}${search}`
      const chosen = pathOf({ s: wanted, offset: 0 })
      setRefused(null)
      void navigate(chosen)
      if (!(await preferred.choose(wanted))) setRefused({ chosen, before })
    },
  }
}
