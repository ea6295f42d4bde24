import { useQuery } from '@tanstack/react-query'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { Collection, ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ItemPlaceholder } from '../item/ItemPlaceholder.tsx'
import { vaultCollection } from '../queries/collections.ts'
import { CollectionFacts } from '../shared/CollectionFacts.tsx'
import { CollectionPicture } from '../shared/CollectionPicture.tsx'
import { DeleteCollection } from '../shared/DeleteCollection.tsx'
import { FoldedText } from '../shared/FoldedText.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { editCollectionPath, vaultPaths } from '../shared/vault-paths.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionMissing } from './CollectionMissing.tsx'
import { SharePanel } from './SharePanel.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'

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
              <CollectionFacts collection={collection} />
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
