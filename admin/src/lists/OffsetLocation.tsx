import {
  RouterProviderContext,
  useRouterProvider,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'ra-core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { z } from 'zod'

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

/** A list's place in the words of the documents: `?offset=20&max=20&query=vase`. */
export interface OffsetPlace {
  offset: number
  max: number
  query: string
  /** Filters of our own beside the documented text, by the names that they have in the URL. */
  filters?: Readonly<Record<string, string>>
}

/** How a page reads its own URL: whatever is missing or nonsense takes its default. */
type ReadPlace = (parameters: URLSearchParams) => OffsetPlace

const soughtSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  perPage: z.coerce.number().int().min(1).optional().catch(undefined),
  filter: z.string().default('{}'),
})
const filterSchema = z.record(z.string(), z.unknown())

/** The place as react-admin's lists read it. An offset between two pages counts to the earlier one. */
export function toListSearch(
  { offset, max, query, filters }: OffsetPlace,
  sort: { field: string; order: string },
): string {
  const page = Math.floor(offset / max) + 1
  return `?${new URLSearchParams({ page: String(page), perPage: String(max), sort: sort.field, order: sort.order, filter: JSON.stringify({ ...(query && { query }), ...filters }) })}`
}

/** Where react-admin's lists want to go, in the words of the documents. Defaults stay out of it. */
export function toOffsetSearch(search: string, defaults: Pick<OffsetPlace, 'max'>): string {
  const {
    page,
    perPage = defaults.max,
    filter,
  } = soughtSchema.parse(Object.fromEntries(new URLSearchParams(search)))
  const { query, ...filters } = filterSchema.parse(JSON.parse(filter))
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set('offset', String((page - 1) * perPage))
  if (perPage !== defaults.max) parameters.set('max', String(perPage))
  for (const [name, value] of Object.entries({ query, ...filters }))
    if (typeof value === 'string' && value !== '') parameters.set(name, value)
  return parameters.size > 0 ? `?${parameters}` : ''
}
