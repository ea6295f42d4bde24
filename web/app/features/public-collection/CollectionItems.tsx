import type { PublicCollectionItems } from '@vitrine/contracts/collections/schemas'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Link } from 'react-router'
import { Picture } from '../../shared/ui/Picture.tsx'
import { ItemPhoto } from '../vault/shared/ItemPhoto.tsx'
import { publicItemPath } from '../vault/shared/vault-paths.ts'

interface CollectionItemsProps {
  items: PublicCollectionItems['items']
  roots: readonly Category[]
  /** How many are on screen when the page comes. */
  onScreen?: number
  className?: string
  label?: string
}

const SIZES = '(width >= 992px) 20rem, (width >= 768px) 33vw, 50vw'

/** Objects of a collection: the whole card leads to each. Where all would show one drawing, none does. */
export function CollectionItems({ items, roots, onScreen = 0, className = '', label }: CollectionItemsProps) {
  const isOneDrawing = items.length > 1 && items.every(({ images, categoryId }) => images.length === 0 && categoryId === items[0]?.categoryId)
  return (
    <ul aria-label={label} className={`grid grid-cols-2 gap-x-5 gap-y-10 desktop:grid-cols-4 desktop:gap-x-8 ${className}`}>
      {items.map(({ id, title, subtitle, images: [cover], categoryId }, place) => {
        const root = roots.find((one) => one.id === categoryId)
        return (
          <li key={id}>
            <article className="group relative">
              {cover ? (
                <ItemPhoto url={cover.url} alt="" sizes={SIZES} loading={place < onScreen ? 'eager' : 'lazy'} className="transition-opacity group-hover:opacity-90" />
              ) : (
                isOneDrawing || <Picture src={root?.image ?? ''} alt="" drawingOf={root?.title} seen={place < onScreen ? 'at once' : 'later'} />
              )}
              <h3 className="mt-3 text-lg leading-snug font-medium [overflow-wrap:anywhere]">
                <Link to={publicItemPath(id)} prefetch="intent" className="quiet-link group-hover:text-brass after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              {subtitle && <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">{subtitle}</p>}
            </article>
          </li>
        )
      })}
    </ul>
  )
}
