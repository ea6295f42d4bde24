import type { PictureFault } from '@vitrine/contracts/pictures/messages'

/** Looks whether a URL that passed the rules of its hosts leads to a picture. */
export interface PictureProbe {
  /** Null where it does. */
  faultOf(url: string): Promise<PictureFault | null>
}
