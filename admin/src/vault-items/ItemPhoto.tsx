import { Thumbnail } from '../dictionary/Thumbnail.tsx'

/** The smallest width that photos of the vault come in. */
const SMALL = 200

/** The first photo of an item, or an empty mount. It says nothing that the title beside it does not. */
export function ItemPhoto({ url, side }: { url: string; side: number }) {
  return <Thumbnail src={url === '' ? NO_PICTURE : `${url}?width=${SMALL}`} width={side} height={side} />
}

const NO_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
