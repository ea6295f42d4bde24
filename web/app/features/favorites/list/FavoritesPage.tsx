import { useQuery } from '@tanstack/react-query'
import { favoriteMessages, type FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListCount, ToldList } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'
import { StartExploring } from '../../shell/StartExploring.tsx'
import { favoriteList } from '../queries/favorite-list.ts'
import { ExportMarks } from './ExportMarks.tsx'
import { favoriteRow, type FavoriteRow } from './favorite-row.ts'
import { FavoriteTable } from './FavoriteTable.tsx'
import { useFavoritesPath } from './use-favorites-path.ts'
import { useRemoval } from './use-removal.ts'

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
      <ToldList words={count} />
      <p role="status" className="sr-only">
        {removal.done}
      </p>
      {removal.failure && (
        <p role="alert" className="mt-4 border-l-2 border-oxblood py-1 pl-4">
          {removal.failure}
        </p>
      )}
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
