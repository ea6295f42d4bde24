import type { Collection } from '@vitrine/contracts/collections/schemas'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemPhoto } from './ItemPhoto.tsx'

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
