import { useQuery } from '@tanstack/react-query'
import { parseOffset } from '@vitrine/contracts/offset'
import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import { trashKinds, trashLimits, type TrashKind } from '@vitrine/contracts/vault-trash/trash'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListAnnouncement, ListCount } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { trashList } from '../queries/trash.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { StorageNote } from '../shared/StorageNote.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { TrashRow } from './TrashRow.tsx'
import { entryInWords, kindLabels } from './trash-words.ts'
import { useTrash } from './use-trash.ts'

const OtherTitleModal = lazy(() => loadChunk(() => import('./OtherTitleModal.tsx')))

const EMPTY = 'The trash is empty.'

/** What was deleted in the last 30 days, of one kind or of all. */
export function TrashPage() {
  const mayChange = useMayChange()
  const { kind, offset } = usePlace()
  const { data, error, refetch } = useQuery({
    ...trashList(browserCall, { kind, offset }),
    meta: { essential: true },
  })
  const [asked, setAsked] = useState<TrashEntry | 'everything' | null>(null)
  const [now] = useState(() => new Date())
  const trash = useTrash()
  const { titleTaken } = trash
  const count = data ? counted(data.meta.total, 'entry', 'entries') : null
  const isEmpty = data?.meta.total === 0

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-medium tablet:text-4xl">Trash</h1>
        {mayChange && data && !(isEmpty && kind === null) && (
          <button type="button" className="button-plain" onClick={() => setAsked('everything')}>
            Empty the trash
          </button>
        )}
      </div>
      <p className="mt-3 max-w-prose text-muted">
        What you delete stays here for {trashLimits.days} days and can be restored. Then it is erased for
        good.
      </p>
      <StorageNote />
      <KindLinks kind={kind} />
      <ListAnnouncement words={count} />
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : isEmpty ? (
        <EmptyList text={kind === null ? EMPTY : `There are no ${kind} in the trash.`} />
      ) : (
        <>
          <ListCount words={count} />
          <ul aria-label="Trash" className="mt-3 border-t border-hairline">
            {data.items.map((entry) => (
              <TrashRow
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                now={now}
                mayChange={mayChange}
                isBusy={trash.isBusy}
                onRestore={() => trash.restore(entry)}
                onErase={() => setAsked(entry)}
              />
            ))}
          </ul>
          <Pagination
            place={data.meta}
            shown={data.items.length}
            pathOf={(to) => pathTo({ kind, offset: to })}
          />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'everything' ? 'Empty the trash' : 'Delete now'}
        text={
          asked === 'everything'
            ? 'Are you sure? Everything in the trash will be erased for good.'
            : 'Are you sure? It will be erased for good.'
        }
        named={asked === null || asked === 'everything' ? undefined : entryInWords(asked)}
        confirm="Yes"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked === 'everything') trash.empty()
          else if (asked) trash.erase(asked)
          setAsked(null)
        }}
      />
      {titleTaken && titleTaken.kind !== 'photos' && (
        <Suspense>
          <OtherTitleModal
            entry={titleTaken}
            kind={titleTaken.kind}
            onClose={trash.keepTrashed}
            onRestored={(title) => void trash.restored(titleTaken, title)}
          />
        </Suspense>
      )}
    </>
  )
}

function KindLinks({ kind }: { kind: TrashKind | null }) {
  return (
    <nav aria-label="Kinds" className="my-5 flex flex-wrap tablet:gap-x-2">
      {[null, ...trashKinds].map((each) => (
        <Link
          key={each}
          to={pathTo({ kind: each, offset: 0 })}
          aria-current={each === kind ? 'page' : undefined}
          className={`flex min-h-11 items-center border-b-2 px-2 tablet:px-3 ${each === kind ? 'border-brass font-semibold' : 'border-transparent hover:text-brass'}`}
        >
          {each === null ? 'All' : kindLabels[each].all}
        </Link>
      ))}
    </nav>
  )
}

interface Place {
  kind: TrashKind | null
  offset: number
}

function usePlace(): Place {
  const asked = new URLSearchParams(useLocation().search)
  return {
    kind: trashKinds.find((kind) => kind === asked.get('kind')) ?? null,
    offset: parseOffset(asked.get('offset')),
  }
}

function pathTo({ kind, offset }: Place): string {
  const asked = new URLSearchParams({ ...(kind && { kind }), ...(offset > 0 && { offset: String(offset) }) })
  return asked.size > 0 ? `${vaultPaths.trash}?${asked}` : vaultPaths.trash
}
