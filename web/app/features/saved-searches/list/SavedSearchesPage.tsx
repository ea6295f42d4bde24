import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import {
  savedSearchLimits,
  savedSearchMessages as messages,
  type SavedSearchSort,
  type SavedSearchType,
  savedSearchTypes,
} from '@vitrine/contracts/saved-searches/saved-searches'
import type { SavedSearch, SavedSearchList } from '@vitrine/contracts/saved-searches/schemas'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { parseOffset } from '@vitrine/contracts/offset'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { useReopened } from '../../../shared/forms/typed-input.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { RemovalOutcome } from '../../../shared/ui/lists/RemovalOutcome.tsx'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'
import { StartExploring } from '../../shell/StartExploring.tsx'
import { deleteSearch, renamingForm, savedSearchesKey, savedSearchList } from '../queries.ts'
import { SearchRow } from './SearchRow.tsx'

const titles: Readonly<Record<SavedSearchType, string>> = {
  inventory: 'Price Guide',
  marks: 'Marks',
  library: 'Library',
}

const RenameSearch = lazy(() => loadChunk(() => import('./RenameSearch.tsx')))

const sorts = [
  { value: 'createdDate:desc', label: 'Last Added' },
  { value: 'name:asc', label: 'Alphabetic' },
] as const

/** The reader's saved searches of one kind, 20 a page. */
export function SavedSearchesPage() {
  const path = useSearchesPath()
  const { type, s, offset, pathOf, go } = path
  const { data, error } = useQuery({
    ...savedSearchList(browserCall, { type, s, offset, limit: savedSearchLimits.pageSize }),
    meta: { essential: true },
  })
  const isLooking = useOpeningType(path, data)
  const count = data ? counted(data.meta.total, 'saved search', 'saved searches') : null
  const [renamed, setRenamed] = useReopened(data?.items, renamingForm)
  const [asked, setAsked] = useState<SavedSearch | null>(null)
  const removal = useDeletion()
  const list = () => {
    if (error && !data) return <ListFailure text={failureOf(error).text} />
    if (isLooking) return <ListSkeleton />
    if (data?.meta.total === 0) {
      return (
        <EmptyList text={messages.empty}>
          <StartExploring />
        </EmptyList>
      )
    }
    if (data?.items.length === 0) {
      return (
        <EmptyList text="There is nothing on this page any more.">
          <button type="button" className="button-plain" onClick={() => go({}, true)}>
            Go to the first page
          </button>
        </EmptyList>
      )
    }
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ListCount words={count} />
          <SortChoice sort={s} options={sorts} onSort={(chosen) => go({ s: chosen })} />
        </div>
        {data ? (
          <>
            <ul aria-label="Saved searches" className="mt-3 border-t border-hairline">
              {data.items.map((search) => (
                <SearchRow
                  key={search.id}
                  search={search}
                  isBusy={removal.busyId === search.id}
                  onRename={setRenamed}
                  onDelete={setAsked}
                />
              ))}
            </ul>
            <Pagination
              place={data.meta}
              shown={data.items.length}
              pathOf={(wanted) => pathOf({ offset: wanted })}
            />
          </>
        ) : (
          <ListSkeleton />
        )}
      </>
    )
  }
  return (
    <>
      <TypeTabs current={type} pathOf={pathOf} />
      <RemovalOutcome done={removal.done} failure={removal.failure} />
      <ListAnnouncement words={count} />
      <div className="mt-5">{list()}</div>
      <ConfirmDialog
        open={asked !== null}
        title={messages.deleteTitle}
        text={messages.deleteQuestion}
        confirm="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) removal.remove(asked)
          setAsked(null)
        }}
      />
      {renamed && (
        <Suspense>
          <RenameSearch search={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  )
}

/** What is gone already, from another tab for example, is deleted as well. */
function useDeletion() {
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ id }: SavedSearch) => {
      await deleteSearch(browserCall, id).catch((failure: unknown) => {
        if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
      })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: savedSearchesKey }),
  })
  return {
    remove: mutate,
    busyId: isPending ? variables.id : null,
    done: isSuccess ? 'The saved search was deleted.' : '',
    failure: error && failureOf(error).text,
  }
}

/** What was searched: each kind has its own list, and its own URL. */
function TypeTabs({
  current,
  pathOf,
}: {
  current: SavedSearchType
  pathOf: (place: { type: SavedSearchType }) => string
}) {
  return (
    <nav aria-label="Kinds of searches" className="flex gap-6 overflow-x-auto border-b border-hairline">
      {savedSearchTypes.map((type) => (
        <Link
          key={type}
          to={pathOf({ type })}
          preventScrollReset
          aria-current={type === current ? 'page' : undefined}
          className="flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-muted outline-offset-[-2px] hover:text-brass aria-[current=page]:border-brass aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {titles[type]}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Opens the page on the first kind that has searches, where the URL names none and the first kind has none. A
 * list that becomes empty later stays.
 *
 * @returns whether the other kinds are being looked at
 */
function useOpeningType(
  { type, s, isTypeChosen, go }: ReturnType<typeof useSearchesPath>,
  list: SavedSearchList | undefined,
): boolean {
  const [isOpening, setOpening] = useState(!isTypeChosen)
  const isLooking = isOpening && list?.meta.total === 0
  const others = savedSearchTypes.filter((other) => other !== type)
  const queries = useQueryClient()
  const { data: opened, isPending } = useQuery({
    queryKey: [...savedSearchesKey, 'first kind with some', s],
    queryFn: async () => {
      const asked = { s, offset: 0, limit: savedSearchLimits.pageSize }
      const lists = await Promise.all(
        others.map((other) => queries.fetchQuery(savedSearchList(browserCall, { type: other, ...asked }))),
      )
      return others.find((_, place) => (lists[place]?.meta.total ?? 0) > 0) ?? null
    },
    enabled: isLooking,
  })
  useEffect(() => {
    if (!list || (isLooking && isPending)) return
    setOpening(false)
    if (isLooking && opened) go({ type: opened }, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is another one with each render
  }, [list, isLooking, isPending, opened])
  return isLooking
}

interface SearchesPlace {
  type: SavedSearchType
  s: SavedSearchSort
  offset: number
}

/** Which searches the URL asks for, and the URLs of others. */
function useSearchesPath() {
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
