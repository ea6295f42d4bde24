import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import {
  favoriteMessages,
  type FavoriteType,
  favoriteLimits,
  type FavoriteSort,
} from '@vitrine/contracts/favorites/favorites'
import { marksExportName } from '@vitrine/contracts/favorites/marks-export'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
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
import { saveFile } from '../../vault/shared/save-file.ts'
import {
  exportMarks,
  favoriteList,
  favoritesChanged,
  favoriteState,
  removeFromFavorites,
} from '../queries.ts'
import { FavoriteTable } from './FavoriteTable.tsx'
import { favoriteRow, type FavoriteRow } from './favorite-row.ts'

const sorts = [
  { value: 'LAST_ADDED', label: 'Last Added' },
  { value: 'ALPHABETIC', label: 'Alphabetic' },
] as const

const labels: Readonly<Record<FavoriteType, string>> = {
  inventory: 'Favorite items',
  marks: 'Favorite marks',
  library: 'Favorite books',
}

/** The reader's favorites of one kind, 20 a page. */
export function FavoritesPage({ itemType }: { itemType: FavoriteType }) {
  const list = useFavoritesPath()
  const { sort, pageNumber } = list
  const { data, error } = useQuery({
    ...favoriteList(browserCall, itemType, { sort, pageNumber }),
    meta: { essential: true },
  })
  const count = data ? counted(data.meta.total, 'favorite') : null
  const [asked, setAsked] = useState<FavoriteRow | null>(null)
  const removal = useRemoval({ itemType, isFirstPage: pageNumber === 1, toFirstPage: list.toFirstPage })

  if (error && !data) return <ListFailure text={favoriteMessages.notLoaded} />
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {itemType === 'marks' && <ExportMarks sort={sort} isEmpty={!data || data.meta.total === 0} />}
        {data?.meta.total !== 0 && (
          <>
            <ListCount words={count} />
            <div className="ml-auto">
              <SortChoice sort={sort} options={sorts} onSort={list.choose} />
            </div>
          </>
        )}
      </div>
      <ListAnnouncement words={count} />
      <RemovalOutcome done={removal.done} failure={removal.failure} />
      {!data ? (
        <ListSkeleton />
      ) : data.meta.total === 0 ? (
        <EmptyList text={favoriteMessages.empty}>
          <StartExploring />
        </EmptyList>
      ) : data.items.length === 0 ? (
        <EmptyList text="There is nothing on this page any more.">
          <button type="button" className="button-plain" onClick={list.toFirstPage}>
            Go to the first page
          </button>
        </EmptyList>
      ) : (
        <>
          <FavoriteTable
            label={labels[itemType]}
            rows={data.items.map(favoriteRow)}
            busyId={removal.busyId}
            onDelete={setAsked}
          />
          <Pagination place={data.meta} shown={data.items.length} pathOf={list.pathOfOffset} />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={favoriteMessages.deleteTitle}
        text={favoriteMessages.deleteQuestion}
        confirm="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) removal.remove(asked)
          setAsked(null)
        }}
      />
    </>
  )
}

/** Which page of the list the URL asks for, in which order, and the URLs of others. */
function useFavoritesPath() {
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

/** Every mark among the favorites, whatever the page, as a spreadsheet. */
function ExportMarks({ sort, isEmpty }: { sort: FavoriteSort; isEmpty: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function save() {
    setBusy(true)
    setRefusal(null)
    try {
      saveFile(await exportMarks(browserCall, sort), marksExportName(new Date()))
    } catch (error) {
      // As documented: a failure is logged, and the button can be pressed again.
      console.error(error)
      if (error instanceof CallFailed && error.code === 'TOO_MANY_REQUESTS') setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button-plain"
        disabled={isEmpty || isBusy}
        aria-busy={isBusy}
        onClick={() => void save()}
      >
        {isBusy ? 'Exporting…' : 'Export'}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  )
}

interface RemovalOptions {
  itemType: FavoriteType
  isFirstPage: boolean
  toFirstPage: () => void
}

/**
 * Removes a row: then the list is asked for again in its order, from its first page, and the item's heart is
 * off wherever it stands.
 */
function useRemoval({ itemType, isFirstPage, toFirstPage }: RemovalOptions) {
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ favoriteId }: FavoriteRow) => removeFromFavorites(browserCall, itemType, favoriteId),
    onSuccess: async (_, { id }) => {
      queryClient.setQueryData(favoriteState(browserCall, itemType, id).queryKey, null)
      await favoritesChanged(queryClient, itemType, isFirstPage)
      if (!isFirstPage) toFirstPage()
    },
  })
  return {
    remove: mutate,
    busyId: isPending ? variables.favoriteId : null,
    done: isSuccess ? 'Removed from your favorites.' : '',
    failure: error && failureOf(error).text,
  }
}
