import { useQuery, useQueryClient } from '@tanstack/react-query'
import { parseOffset } from '@vitrine/contracts/offset'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import {
  changeDraft,
  changeDrafts,
  deleteDrafts,
  makeItems,
  mergeDrafts,
} from '@vitrine/contracts/vault-drafts/endpoints'
import type { MadeItems, VaultDraft, VaultDraftList } from '@vitrine/contracts/vault-drafts/schemas'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListAnnouncement, ListCount } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { draftList } from '../queries/drafts.ts'
import { itemsKey } from '../queries/items.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { StorageNote } from '../shared/StorageNote.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { DetailsForAll, noDetails, type CommonDetails } from './DetailsForAll.tsx'
import { DraftRow } from './DraftRow.tsx'
import { MadeNote } from './MadeNote.tsx'
import { NewDraft } from './NewDraft.tsx'
import { useDraftChange } from './use-draft-change.ts'

/** Items that are kept with a photo or a title alone. */
export function DraftsPage() {
  const mayChange = useMayChange()
  const offset = parseOffset(new URLSearchParams(useLocation().search).get('offset'))
  const { data, error, refetch } = useQuery({ ...draftList(browserCall, offset), meta: { essential: true } })
  const count = data ? counted(data.meta.total, 'draft') : null
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-medium tablet:text-4xl">Drafts</h1>
        {mayChange && (
          <Link to={vaultPaths.photos} className="button">
            Add photos
          </Link>
        )}
      </div>
      <p className="mt-3 max-w-prose text-muted">
        A draft is kept with a photo or a title alone, and only you see it. With a title, a description and a
        category it can become an item of your vault.
      </p>
      <StorageNote />
      {mayChange && <NewDraft />}
      <ListAnnouncement words={count} />
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <ListedDrafts key={offset} list={data} count={count} mayChange={mayChange} />
      )}
    </>
  )
}

function ListedDrafts({
  list: { items: drafts, completeIds, meta },
  count,
  mayChange,
}: {
  list: VaultDraftList
  count: string | null
  mayChange: boolean
}) {
  const queryClient = useQueryClient()
  const { change, isBusy, failure } = useDraftChange()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isDeleting, setDeleting] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const [made, setMade] = useState<MadeItems | null>(null)
  const ids = drafts.map(({ id }) => id).filter((id) => chosen.has(id))
  const isAll = drafts.length > 0 && ids.length === drafts.length

  const make = async (objects: readonly number[]) => {
    setMade(null)
    const result = await change(() =>
      browserCall(makeItems, { body: { objects: objects.slice(0, draftLimits.chosenMax) } }),
    )
    if (!result) return
    setMade(result)
    await queryClient.invalidateQueries({ queryKey: itemsKey })
  }
  const setTitle = (draft: VaultDraft, title: string) =>
    change(() =>
      browserCall(changeDraft, { params: { id: draft.id }, body: { title } }, { revision: draft.revision }),
    )

  return (
    <>
      {made && <MadeNote made={made} />}
      {failure && (
        <p role="alert" className="my-4 border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {failure}
        </p>
      )}
      {meta.total === 0 && (
        <p className="py-10">
          You have no drafts.
          {mayChange && (
            <>
              {' '}
              <Link to={vaultPaths.photos} className="text-link">
                Add photos
              </Link>
              , and each object on them becomes one, or begin with a title.
            </>
          )}
        </p>
      )}
      {drafts.length > 0 && (
        <>
          <ListCount words={count} />
          {mayChange && completeIds.length > 0 && (
            <button
              type="button"
              className="button mt-4"
              aria-disabled={isBusy || undefined}
              onClick={() => void make(completeIds)}
            >
              Make items of the {completeIds.length} that {completeIds.length === 1 ? 'is' : 'are'} complete
            </button>
          )}
          {mayChange && (
            <div className="sticky top-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper py-2">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="h-5 w-5 accent-brass"
                  checked={isAll}
                  ref={(box) => void (box && (box.indeterminate = ids.length > 0 && !isAll))}
                  onChange={() => setChosen(isAll ? new Set() : new Set(drafts.map(({ id }) => id)))}
                />
                Select all
              </label>
              {ids.length > 0 && (
                <>
                  <span className="text-sm text-muted">{ids.length} selected</span>
                  <Action isBusy={isBusy} onPress={() => setSetting(true)}>
                    Set details
                  </Action>
                  {ids.length > 1 && (
                    <Action
                      isBusy={isBusy}
                      onPress={() => {
                        const [first = 0, ...others] = ids
                        void change(() =>
                          browserCall(mergeDrafts, { params: { id: first }, body: { objects: others } }),
                        )
                      }}
                    >
                      Merge into one
                    </Action>
                  )}
                  <Action isBusy={isBusy} onPress={() => void make(ids)}>
                    Make items
                  </Action>
                  <Action isBusy={isBusy} onPress={() => setDeleting(true)}>
                    Delete
                  </Action>
                </>
              )}
            </div>
          )}
          <ul aria-label="Drafts">
            {drafts.map((draft, at) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                place={meta.currentOffset + at + 1}
                others={drafts}
                mayChange={mayChange}
                isBusy={isBusy}
                isChosen={chosen.has(draft.id)}
                onChoose={(isChosen) => {
                  const next = new Set(chosen)
                  if (isChosen) next.add(draft.id)
                  else next.delete(draft.id)
                  setChosen(next)
                }}
                onTitle={(title) => void setTitle(draft, title)}
                change={change}
              />
            ))}
          </ul>
          <Pagination
            place={meta}
            shown={drafts.length}
            pathOf={(to) => (to > 0 ? `${vaultPaths.drafts}?offset=${to}` : vaultPaths.drafts)}
          />
        </>
      )}
      <ConfirmDialog
        open={isDeleting}
        title={ids.length === 1 ? 'Delete this draft' : `Delete ${ids.length} drafts`}
        text="Are you sure? They are deleted with their photos for good, and are not in the trash."
        confirm="Yes"
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          void change(() => browserCall(deleteDrafts, { body: { objects: ids } }))
        }}
      />
      {isSetting && (
        <SetDetails
          count={ids.length}
          isBusy={isBusy}
          onClose={() => setSetting(false)}
          onSet={(details) => {
            const { collection, tags, describesByTitle, ...entries } = details
            const given = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null))
            const body = {
              objects: ids,
              ...given,
              ...(collection && { collectionId: collection.id }),
              ...(tags.length > 0 && { tagIds: tags.map(({ id }) => id) }),
              ...(describesByTitle && { describesByTitle }),
            }
            void change(() => browserCall(changeDrafts, { body })).then((saved) => saved && setSetting(false))
          }}
          failure={failure}
        />
      )}
    </>
  )
}

function Action({ isBusy, onPress, children }: { isBusy: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className="text-link min-h-11"
      aria-disabled={isBusy || undefined}
      // A double click is one answer.
      onClick={({ detail }) => !isBusy && detail < 2 && onPress()}
    >
      {children}
    </button>
  )
}

function SetDetails({
  count,
  isBusy,
  failure,
  onClose,
  onSet,
}: {
  count: number
  isBusy: boolean
  failure: string | null
  onClose: () => void
  onSet: (details: CommonDetails) => void
}) {
  const [details, setDetails] = useState(noDetails)
  return (
    <Sheet title={`Set details of ${counted(count, 'draft')}`} open onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        What you leave open stays as it is. Tags are added to those that a draft has.
      </p>
      <DetailsForAll details={details} onChange={(change) => setDetails({ ...details, ...change })} />
      {failure && (
        <p role="alert" className="mt-4 border-l-2 border-oxblood pl-3 text-oxblood">
          {failure}
        </p>
      )}
      <button
        type="button"
        className="button mt-6"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onSet(details)}
      >
        Set for {counted(count, 'draft')}
      </button>
    </Sheet>
  )
}
