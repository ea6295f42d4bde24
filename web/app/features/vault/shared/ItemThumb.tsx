import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemPhoto } from './ItemPhoto.tsx'

/**
 * The cover of an item in a list, or the drawing of none. Its title stands beside it: without words of its
 * own the photo says nothing more to a screen reader.
 */
export function ItemThumb({
  images: [cover],
  sizes,
}: {
  images: readonly { url: string; altText?: string | undefined }[]
  sizes: string
}) {
  return cover ? (
    <ItemPhoto url={cover.url} alt={cover.altText ?? ''} sizes={sizes} />
  ) : (
    <Picture src="" alt="" />
  )
}
