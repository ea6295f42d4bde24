import { favoriteLimits, type FavoriteSort } from '@vitrine/contracts/favorites/favorites'
import { useLocation, useNavigate } from 'react-router'

/** Which page of the list the URL asks for, in which order, and the URLs of others. */
export function useFavoritesPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const sort: FavoriteSort = given.get('sort') === 'ALPHABETIC' ? 'ALPHABETIC' : 'LAST_ADDED'
  const page = given.get('pageNumber') ?? ''
  const pageNumber = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1

  const pathOf = (wanted: { sort: FavoriteSort; pageNumber: number }) => {
    const asked = new URLSearchParams({
      ...(wanted.sort === 'ALPHABETIC' && { sort: wanted.sort }),
      ...(wanted.pageNumber > 1 && { pageNumber: String(wanted.pageNumber) }),
    }).toString()
    return asked ? `${pathname}?${asked}` : pathname
  }
  return {
    sort,
    pageNumber,
    pathOfOffset: (offset: number) => pathOf({ sort, pageNumber: offset / favoriteLimits.pageSize + 1 }),
    /** Another order begins with its first page. */
    choose: (chosen: FavoriteSort) =>
      void navigate(pathOf({ sort: chosen, pageNumber: 1 }), { preventScrollReset: true }),
    toFirstPage: () => void navigate(pathOf({ sort, pageNumber: 1 }), { replace: true }),
  }
}
