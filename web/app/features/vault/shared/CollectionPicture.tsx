import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemPhoto } from './ItemPhoto.tsx'

/** The picture of a collection, or the drawing of none. Its title stands beside it. */
export function CollectionPicture({ picture, sizes }: { picture: string | null; sizes: string }) {
  return picture ? <ItemPhoto url={picture} alt="" sizes={sizes} /> : <Picture src="" alt="" />
}
