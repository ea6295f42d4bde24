import { parseOffset } from '@vitrine/contracts/offset'
import {
  savedSearchTypes,
  type SavedSearchSort,
  type SavedSearchType,
} from '@vitrine/contracts/saved-searches/saved-searches'
import { useLocation, useNavigate } from 'react-router'

interface SearchesPlace {
  type: SavedSearchType
  s: SavedSearchSort
  offset: number
}

/** Which searches the URL asks for, and the URLs of others. */
export function useSearchesPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const named = savedSearchTypes.find((type) => type === given.get('type'))
  const place: SearchesPlace = {
    type: named ?? 'inventory',
    s: given.get('s') === 'name:asc' ? 'name:asc' : 'createdDate:desc',
    offset: parseOffset(given.get('offset')),
  }
  const pathOf = (change: Partial<SearchesPlace>) => {
    const { s, offset } = { ...place, offset: 0, ...change }
    const type = change.type ?? named
    const asked = new URLSearchParams({
      ...(type && { type }),
      ...(s === 'name:asc' && { s }),
      ...(offset > 0 && { offset: String(offset) }),
    }).toString()
    return asked ? `${pathname}?${asked}` : pathname
  }
  return {
    ...place,
    /** The URL names a kind: a tab was chosen, or a link leads to it. */
    isTypeChosen: named !== undefined,
    pathOf,
    go: (change: Partial<SearchesPlace>, replace = false) =>
      void navigate(pathOf(change), { replace, preventScrollReset: true }),
  }
}
