import { collectionStatuses, type CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { CollectionCard } from './CollectionCard.tsx'
import { CollectionGrid } from './CollectionGrid.tsx'

const headings: Record<CollectionStatus, string> = {
  public: 'PUBLIC COLLECTIONS',
  private: 'PRIVATE COLLECTIONS',
}

interface FoundCollectionsProps {
  collections: readonly Collection[]
  hasPlaceholder: boolean
  onDelete: ((collection: Collection) => void) | undefined
}

/** The collections of a page: the public ones, then the private ones. */
export function FoundCollections({ collections, hasPlaceholder, onDelete }: FoundCollectionsProps) {
  const groups = collectionStatuses
    .map((status) => ({ status, members: collections.filter((collection) => collection.status === status) }))
    .filter(({ members }) => members.length > 0)
  return (
    <>
      {groups.map(({ status, members }, place) => (
        <section key={status} className="mt-8">
          <h2 className="eyebrow">{headings[status]}</h2>
          <CollectionGrid
            label={headings[status]}
            count={collections.length + (hasPlaceholder ? 1 : 0)}
            hasPlaceholder={hasPlaceholder && place === groups.length - 1}
          >
            {members.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} onDelete={onDelete} />
            ))}
          </CollectionGrid>
        </section>
      ))}
    </>
  )
}
