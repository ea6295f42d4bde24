import { collectionStatusLabels, itemsCountText } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { Link } from 'react-router'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemPhoto } from './ItemPhoto.tsx'

const icons = {
  public:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.5 2.2 3.6 5 3.6 8s-1.1 5.8-3.6 8c-2.5-2.2-3.6-5-3.6-8S9.5 6.2 12 4z',
  private: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const

interface CollectionFactsProps {
  collection: Pick<Collection, 'createdDate' | 'status' | 'itemsCount'>
  /** The list of its items. Without it, the number of items is no link. */
  itemsPath?: string | undefined
}

/** When a collection was made, who may see it, and how much is in it. */
export function CollectionFacts({ collection, itemsPath }: CollectionFactsProps) {
  const { createdDate, status, itemsCount } = collection
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Day iso={createdDate} />
      <span className="inline-flex items-center gap-1.5">
        <LineIcon grid={24} size={18} strokeLinecap="round" strokeLinejoin="round">
          <path d={icons[status]} />
        </LineIcon>
        {collectionStatusLabels[status]}
      </span>
      {itemsPath && itemsCount > 0 ? (
        <Link to={itemsPath} className="quiet-link -my-3 inline-flex min-h-11 items-center">
          {itemsCountText(itemsCount)}
        </Link>
      ) : (
        <span>{itemsCountText(itemsCount)}</span>
      )}
    </p>
  )
}

interface CollectionPictureProps {
  collection: Pick<Collection, 'picture' | 'itemPhoto'>
  sizes: string
}

/**
 * The picture of a collection, or a photo of what is in it, or the drawing of none. Its title stands beside
 * it.
 */
export function CollectionPicture({ collection: { picture, itemPhoto }, sizes }: CollectionPictureProps) {
  const url = picture ?? itemPhoto
  return url ? <ItemPhoto url={url} alt="" sizes={sizes} /> : <Picture src="" alt="" />
}
