import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'

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
