import { titleSortKey } from '@vitrine/contracts/title-order'
import { z } from 'zod'

/**
 * What a hit shows of a mark. It is everybody's: what the mark looks like and what to beware of do not stand
 * in it.
 */
export const markCardSchema = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  /**
   * Its own category. What lies above it is the taxonomy's to say, so that no change of a category reaches a
   * document.
   */
  categoryId: z.int(),
  /** '' where nobody is known. */
  maker: z.string(),
  place: z.string(),
  /** When it was used, in words. */
  period: z.string(),
  kind: z.string(),
  thumbnail: z.string(),
})
export type MarkCard = z.infer<typeof markCardSchema>

/** What the index holds of one mark: its card, and what else it is found, counted and sorted by. */
export interface MarkDocument extends MarkCard {
  sortKey: string
  makerKey: string
  description: string
  /** For full text. */
  makerName: string
  placeName: string
  kindName: string
  /** Both are absent where no year is known. */
  firstYear?: number
  lastYear?: number
}

/** A mark as its row has it. */
export interface IndexedMark extends MarkCard {
  description: string
  firstYear: number | null
  /** Null where the mark is still in use, and where nobody knows. */
  lastYear: number | null
}

/** The last year of a mark that is still in use: no filter asks for a later one. */
export const STILL_IN_USE = 2100

/** Marks without a maker come last. */
const AFTER_ALL_MAKERS = '\uffff'

export function markToDocument({ firstYear, lastYear, ...mark }: IndexedMark): MarkDocument {
  const { maker: makerName, place: placeName, kind: kindName } = mark
  const first = firstYear ?? lastYear
  return {
    ...mark,
    sortKey: titleSortKey(mark.title),
    makerName,
    placeName,
    kindName,
    makerKey: titleSortKey(makerName) || AFTER_ALL_MAKERS,
    ...(first !== null && { firstYear: first, lastYear: lastYear ?? STILL_IN_USE }),
  }
}
