import type { ObjectPicture } from './ObjectCard.tsx'

/** Drawings of the root categories, by their titles. */
export type CategoryDrawings = Readonly<Record<string, string>>

interface Pictured {
  thumbnail: string
  title: string
  category: string
}

/** Its picture, or the drawing of its category, which says that it is one. */
export function itemPicture({ thumbnail, title, category }: Pictured, drawings: CategoryDrawings): ObjectPicture {
  if (thumbnail) return { src: thumbnail, alt: title }
  return { drawing: drawings[category] ?? '/images/placeholder.svg', category: category || 'No category' }
}

export function drawingsOf(roots: readonly { title: string; image: string }[]): CategoryDrawings {
  return Object.fromEntries(roots.map(({ title, image }) => [title, image]))
}
