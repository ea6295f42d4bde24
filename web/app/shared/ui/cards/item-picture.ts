import type { ObjectPicture } from './ObjectCard.tsx'

/** Drawings of the root categories, by their titles. */
export type CategoryDrawings = Readonly<Record<string, string>>

/** What a card shows a picture of. */
export interface PicturedItem {
  thumbnail: string
  title: string
  category: string
}

/** Its picture, or the drawing of its category, which says that it is one; without either, an empty pedestal. */
export function itemPicture(
  { thumbnail, title, category }: PicturedItem,
  drawings: CategoryDrawings,
): ObjectPicture {
  if (thumbnail) return { src: thumbnail, alt: title }
  const drawing = drawings[category]
  return drawing ? { drawing, category } : { drawing: '/images/placeholder.svg', category: '' }
}

/** What the cards of a list show: nothing where all would show one drawing, which then says nothing. */
export function listPictures(
  items: readonly PicturedItem[],
  drawings: CategoryDrawings,
): (ObjectPicture | null)[] {
  const pictures = items.map((item) => itemPicture(item, drawings))
  const shown = new Set(pictures.map((picture) => ('drawing' in picture ? picture.drawing : null)))
  return pictures.length > 1 && shown.size === 1 && !shown.has(null) ? pictures.map(() => null) : pictures
}

export function drawingsOf(roots: readonly { title: string; image: string }[]): CategoryDrawings {
  return Object.fromEntries(roots.map(({ title, image }) => [title, image]))
}

/** The icon of a root category, by its url; empty for one that is hidden. */
export const categoryIcon = (url: string) => `/media/icons/${url || 'unknown'}.svg`
