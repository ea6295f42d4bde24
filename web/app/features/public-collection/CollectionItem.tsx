import type { PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Link } from 'react-router'
import { Picture } from '../../shared/ui/Picture.tsx'
import { ItemPhoto } from '../vault/shared/ItemPhoto.tsx'
import { publicItemPath } from '../vault/shared/vault-paths.ts'

interface CollectionItemProps {
  item: PublicCollectionItems['items'][number]
  /** Of the drawing that an item without a photo shows; without it, it shows none. */
  roots?: readonly Category[]
  /** Whether it is on screen when the page comes. */
  isSeenAtOnce?: boolean
}

const SIZES = '(width >= 992px) 20rem, (width >= 768px) 33vw, 50vw'

/** One object: the whole card leads to it. */
export function CollectionItem({
  item: {
    id,
    title,
    subtitle,
    images: [cover],
    categoryId,
  },
  roots,
  isSeenAtOnce,
}: CollectionItemProps) {
  const root = roots?.find((one) => one.id === categoryId)
  return (
    <li>
      <article className="group relative">
        {cover ? (
          <ItemPhoto
            url={cover.url}
            alt=""
            sizes={SIZES}
            loading={isSeenAtOnce ? 'eager' : 'lazy'}
            className="transition-opacity group-hover:opacity-90"
          />
        ) : (
          root && <Picture src={root.image} alt="" drawingOf={root.title} />
        )}
        <h3 className="mt-3 text-lg leading-snug font-medium [overflow-wrap:anywhere]">
          <Link
            to={publicItemPath(id)}
            prefetch="intent"
            className="quiet-link group-hover:text-brass after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {subtitle && <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">{subtitle}</p>}
      </article>
    </li>
  )
}
