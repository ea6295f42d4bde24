import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  collectionLimits as limits,
  type CollectionStatus,
  collectionStatusLabels,
} from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { Collection, ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { changeStatus, collectionsKey, vaultCollection } from '../queries/collections.ts'
import { CollectionFacts, CollectionPicture } from '../shared/CollectionFacts.tsx'
import { DeleteCollection } from '../shared/DeleteCollection.tsx'
import { FoldedText } from '../shared/FoldedText.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { collectionChangeWords } from '../shared/collection-words.ts'
import { showNotice } from '../shared/notices.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { editCollectionPath, itemsOfCollectionPath, vaultPaths } from '../shared/vault-paths.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionMissing } from '../shared/NotInVault.tsx'
import { SharePanel } from './SharePanel.tsx'

/** One collection of the member's; `id` is null where the URL holds none. */
export function CollectionPage({ id }: { id: number | null }) {
  return id === null ? <CollectionMissing /> : <LoadedCollection id={id} />
}

function LoadedCollection({ id }: { id: number }) {
  const {
    data: collection,
    error,
    refetch,
  } = useQuery({ ...vaultCollection(browserCall, id), meta: { essential: true } })
  if (collection === null) return <CollectionMissing />
  if (collection) return <ShownCollection collection={collection} />
  return error ? <RetryFailure text={failureOf(error).text} onRetry={refetch} /> : <ItemPlaceholder />
}

function ShownCollection({ collection }: { collection: ReadCollection }) {
  const mayChange = useMayChange()
  const [deleting, setDeleting] = useState<Collection | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-3xl font-medium tablet:text-4xl">My Collection</h1>
        <Link to={vaultPaths.collections} className="text-link inline-flex min-h-11 items-center">
          All collections
        </Link>
      </div>
      <article className="mt-6 border border-hairline bg-raised">
        <div className="grid large:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <CollectionPicture collection={collection} sizes="(width >= 1200px) 24rem, 100vw" />
          <div className="min-w-0 px-5 py-5 tablet:px-7">
            <h2 className="text-2xl font-medium break-words">{collection.title}</h2>
            <div className="mt-2">
              <CollectionFacts collection={collection} itemsPath={itemsOfCollectionPath(collection.id)} />
            </div>
            <FoldedText
              text={collection.description}
              height={limits.descriptionPreviewHeight}
              className="mt-3 max-w-prose"
            />
            {mayChange && (
              <p className="mt-4 flex flex-wrap gap-3">
                <Link to={editCollectionPath(collection.id)} className="button-plain">
                  Edit
                </Link>
                <button type="button" className="button-plain" onClick={() => setDeleting(collection)}>
                  Delete
                </button>
              </p>
            )}
          </div>
        </div>
        {(mayChange || collection.status === 'public') && (
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-hairline px-5 py-4 tablet:px-7">
            {mayChange && <StatusSwitch collection={collection} />}
            {collection.status === 'public' && <SharePanel collection={collection} />}
          </div>
        )}
      </article>
      <CollectionItems collection={collection} />
      <DeleteCollection collection={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

/** Public or private, at a press; what everybody can see stands beside it while it is public. */
function StatusSwitch({ collection }: { collection: ReadCollection }) {
  const id = useId()
  const press = useStatusSwitch(collection)
  const isPublic = collection.status === 'public'
  return (
    <div className="max-w-sm">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <span className="relative h-6 w-11 shrink-0">
          <input
            type="checkbox"
            role="switch"
            className="peer absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            checked={isPublic}
            aria-checked={isPublic}
            aria-describedby={isPublic || collection.isTakenDown ? id : undefined}
            onChange={press}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full border border-edge bg-sunken transition-colors peer-checked:border-green peer-checked:bg-green peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass after:absolute after:top-0.5 after:left-0.5 after:h-[1.125rem] after:w-[1.125rem] after:rounded-full after:bg-ink after:transition-transform peer-checked:after:translate-x-5 peer-checked:after:bg-paper motion-reduce:after:transition-none"
          />
        </span>
        {collectionStatusLabels[collection.status]}
      </label>
      {isPublic && (
        <p id={id} className="text-sm text-muted">
          {messages.publicHint}
        </p>
      )}
      {collection.isTakenDown && (
        <p id={id} className="text-sm text-oxblood">
          {messages.takenDown}
        </p>
      )}
    </div>
  )
}

const other = (status: CollectionStatus): CollectionStatus => (status === 'public' ? 'private' : 'public')

/**
 * Whether a collection is public, as the switch has it. A press shows at once; one call is on its way at a
 * time, and what was pressed meanwhile is sent after it, as far as it still says something else. A call that
 * fails shows again what is stored.
 */
function useStatusSwitch({ id, status }: Pick<ReadCollection, 'id' | 'status'>): () => void {
  const queryClient = useQueryClient()
  const { queryKey } = vaultCollection(browserCall, id)
  const state = useRef({ wanted: status, stored: status, isSending: false })

  const show = (shown: CollectionStatus) =>
    queryClient.setQueryData(
      queryKey,
      (collection) =>
        collection && {
          ...collection,
          status: shown,
          visibility: shown === 'public' ? ('PUBLIC' as const) : ('PRIVATE' as const),
        },
    )

  async function send(): Promise<void> {
    const now = state.current
    now.isSending = true
    try {
      // What was asked before must not be shown after it.
      await queryClient.cancelQueries({ queryKey })
      while (now.wanted !== now.stored) {
        const sent = now.wanted
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point: the last press decides
        await changeStatus(browserCall, id, sent)
        now.stored = sent
      }
    } catch (error) {
      now.wanted = now.stored
      show(now.stored)
      void showNotice({ kind: 'failed', text: collectionChangeWords(error) })
    } finally {
      now.isSending = false
      void queryClient.invalidateQueries({ queryKey: collectionsKey })
    }
  }

  return () => {
    const now = state.current
    if (!now.isSending) {
      now.stored = status
      now.wanted = status
    }
    now.wanted = other(now.wanted)
    show(now.wanted)
    if (!now.isSending) void send()
  }
}
