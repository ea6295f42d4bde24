import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { CollectionFacts, CollectionPicture } from '../shared/CollectionFacts.tsx'
import { FoldedText } from '../shared/FoldedText.tsx'
import {
  collectionPath,
  editCollectionPath,
  itemsOfCollectionPath,
  vaultPaths,
} from '../shared/vault-paths.ts'

/** One, two or three cells beside each other, for so many collections; one below the other on phones. */
const looks = {
  1: 'max-w-md',
  2: 'max-w-3xl tablet:grid-cols-2',
  3: 'tablet:grid-cols-2 desktop:grid-cols-3',
} as const

/** Of the whole grid, for the places of collections that are on their way. */
export const collectionColumns = `gap-5 ${looks[3]}`

function cellsFor(count: number): 1 | 2 | 3 {
  return count >= 3 ? 3 : count === 2 ? 2 : 1
}

interface CollectionGridProps {
  /** What is read out as the list's name. */
  label: string
  /** Of the page: lists below each other have the same cells. One more where another can be made. */
  count: number
  /** One more cell, which leads to a new collection. */
  hasPlaceholder?: boolean
  children: ReactNode
}

export function CollectionGrid({ label, count, hasPlaceholder = false, children }: CollectionGridProps) {
  const cells = cellsFor(count)
  return (
    <ul aria-label={label} data-cells={cells} className={`mt-4 grid gap-5 ${looks[cells]}`}>
      {children}
      {hasPlaceholder && (
        <li className="min-w-0">
          <Link
            to={vaultPaths.createCollection}
            className="flex h-full min-h-48 flex-col items-center justify-center gap-3 border border-dashed border-edge px-4 py-8 font-medium hover:border-brass hover:text-brass"
          >
            <LineIcon grid={24} size={36} strokeLinecap="round" strokeWidth="1.25">
              <path d="M12 5v14M5 12h14" />
            </LineIcon>
            Create collection
          </Link>
        </li>
      )}
    </ul>
  )
}

interface CollectionCardProps {
  collection: Collection
  /** Its page in a vault of others. Default: its page in the member's own vault. */
  path?: string
  /** Without it nothing can be done: whoever is suspended sees, and no more. */
  onDelete?: ((collection: Collection) => void) | undefined
}

/** One collection in the grid. It is drawn anew only when it changes itself. */
export const CollectionCard = memo(function CollectionCard({
  collection,
  path,
  onDelete,
}: CollectionCardProps) {
  const { id, title, description } = collection
  const to = path ?? collectionPath(id)
  return (
    <li className="group flex min-w-0 flex-col border border-hairline bg-raised transition-colors hover:border-edge">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="block">
        <CollectionPicture
          collection={collection}
          sizes="(width >= 992px) 22rem, (width >= 768px) 45vw, 100vw"
        />
      </Link>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-2">
        <h3 className="text-lg leading-snug font-medium break-words">
          <Link to={to} className="quiet-link group-hover:text-brass">
            {title}
          </Link>
        </h3>
        <FoldedText text={description} height={limits.descriptionPreviewHeight} className="mt-2 text-sm" />
        <div className="mt-auto pt-3">
          <CollectionFacts
            collection={collection}
            itemsPath={path === undefined ? itemsOfCollectionPath(id) : undefined}
          />
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
