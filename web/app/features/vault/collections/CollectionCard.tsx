import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { memo } from 'react'
import { Link } from 'react-router'
import { CollectionFacts, CollectionPicture } from '../shared/CollectionFacts.tsx'
import { FoldedText } from '../shared/FoldedText.tsx'
import { collectionPath, editCollectionPath } from '../shared/vault-paths.ts'

interface CollectionCardProps {
  collection: Collection
  /** Without it nothing can be done: whoever is suspended sees, and no more. */
  onDelete?: ((collection: Collection) => void) | undefined
}

/** One collection in the grid. It is drawn anew only when it changes itself. */
export const CollectionCard = memo(function CollectionCard({ collection, onDelete }: CollectionCardProps) {
  const { id, title, description } = collection
  return (
    <li className="group flex min-w-0 flex-col border border-hairline bg-raised transition-colors hover:border-edge">
      <Link to={collectionPath(id)} tabIndex={-1} aria-hidden="true" className="block">
        <CollectionPicture
          collection={collection}
          sizes="(width >= 992px) 22rem, (width >= 768px) 45vw, 100vw"
        />
      </Link>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-2">
        <h3 className="text-lg leading-snug font-medium break-words">
          <Link to={collectionPath(id)} className="quiet-link group-hover:text-brass">
            {title}
          </Link>
        </h3>
        <FoldedText text={description} height={limits.descriptionPreviewHeight} className="mt-2 text-sm" />
        <div className="mt-auto pt-3">
          <CollectionFacts collection={collection} />
          {onDelete && (
            <p className="mt-2 flex gap-5 border-t border-hairline">
              <Link
                to={editCollectionPath(id)}
                aria-label={`Edit ${title}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                Edit
              </Link>
              <button
                type="button"
                aria-label={`Delete ${title}`}
                className="text-link min-h-11"
                onClick={() => onDelete(collection)}
              >
                Delete
              </button>
            </p>
          )}
        </div>
      </div>
    </li>
  )
})
