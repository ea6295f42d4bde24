import {
  RouterProviderContext,
  useRouterProvider,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'ra-core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { toListSearch, toOffsetSearch, type OffsetPlace, type ReadPlace } from './offset-place.ts'

interface OffsetLocationProps {
  read: ReadPlace
  /** How the list comes; it does not stand in the URL. */
  sort: { field: string; order: string }
  defaults: Pick<OffsetPlace, 'max'>
  children: ReactNode
}

/**
 * Under this, react-admin's lists keep their page and filter in the documented parameters of the URL, and
 * read them there.
 */
export function OffsetLocation({ read, sort, defaults, children }: OffsetLocationProps) {
  const outer = useRouterProvider()
  const router = useMemo((): RouterProvider => {
    return {
      ...outer,
      useLocation: function useListLocation() {
        const location = outer.useLocation()
        return useMemo(
          () => ({ ...location, search: toListSearch(read(new URLSearchParams(location.search)), sort) }),
          [location],
        )
      },
      useNavigate: function useListNavigate() {
        const navigate = outer.useNavigate()
        return useCallback<RouterNavigateFunction>(
          (to, options) =>
            navigate(
              typeof to === 'object' && to.search !== undefined && to.pathname === undefined
                ? { ...to, search: toOffsetSearch(to.search, defaults) }
                : to,
              options,
            ),
          [navigate],
        )
      },
    }
  }, [outer, read, sort, defaults])
  return <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>
}
