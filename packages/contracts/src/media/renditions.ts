/** The site's own media address. */
export const MEDIA_PATH = '/media/'

/**
 * Widths in pixels in which a picture of our own may be asked for, besides as it is: a row's, and a tile's on
 * a phone.
 */
export const RENDITION_WIDTHS = [200, 400] as const

export type RenditionWidth = (typeof RENDITION_WIDTHS)[number]

/** What kept pictures are wide; a smaller rendition is made of these alone, drawings are sharp at any size. */
const KEPT_WIDTH = 800
const RESIZABLE = /^\/media\/[\w./-]+\.(?:webp|jpg|png)$/

/**
 * The candidates of an `img`'s `srcset`; none for a picture that comes in one size.
 *
 * @param addressOf where a path of the site's own is fetched from
 */
export function renditionsOf(
  src: string,
  addressOf: (path: string) => string = (path) => path,
): string | undefined {
  if (!RESIZABLE.test(src)) return undefined
  return [
    ...RENDITION_WIDTHS.map((width) => `${addressOf(`${src}?width=${width}`)} ${width}w`),
    `${addressOf(src)} ${KEPT_WIDTH}w`,
  ].join(', ')
}

export function renditionWidthOf(value: unknown): RenditionWidth | undefined {
  return RENDITION_WIDTHS.find((width) => String(width) === value)
}
