import { parseOffset } from '@vitrine/contracts/offset'
import {
  savedSearchTypes,
  type SavedSearchSort,
  type SavedSearchType,
} from '@vitrine/contracts/saved-searches/saved-searches'
import { useLocation, useNavigate } from 'react-router'

interface Place {
  type: SavedSearchType
  s: SavedSearchSort
  offset: number
}

/** Which searches the URL asks for, and the URLs of others. */
export function useSearchesPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const place: Place = {
    type: savedSearchTypes.find((type) => type === given.get('type')) ?? 'inventory',
    s: given.get('s') === 'name:asc' ? 'name:asc' : 'createdDate:desc',
    offset: parseOffset(given.get('offset')),
  }
  const pathOf = (change: Partial<Place>) => {
    const { type, s, offset } = { ...place, offset: 0, ...change }
    const asked = new URLSearchParams({
      ...(type !== 'inventory' && { type }),
      ...(s === 'name:asc' && { s }),
      ...(offset > 0 && { offset: String(offset) }),
    }).toString()
    return asked ? `${pathname}?${asked}` : pathname
  }
  return {
    ...place,
    pathOf,
    go: (change: Partial<Place>, replace = false) =>
      void navigate(pathOf(change), { replace, preventScrollReset: true }),
  }
}
