import { z } from 'zod'

/** What a hit shows of a sold item. It is everybody's: no price stands in it, nor anything that tells of one. */
export const soldItemCardSchema = z.object({
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
  /** 20260131 (sale-day.ts). */
  saleDay: z.int(),
  source: z.string(),
  /** The first picture, or ''. */
  thumbnail: z.string(),
  isSample: z.boolean(),
})
export type SoldItemCard = z.infer<typeof soldItemCardSchema>

/**
 * What the price guide's index holds of one sold item: its card, and what else it is found, counted and
 * sorted by.
 */
export interface SoldItemDocument extends SoldItemCard {
  sortKey: string
  description: string
  /** For full text. */
  makerName: string
  currency: string
  /** In `currency`: compared only where the scope or a filter names one. */
  price: number
  /** Prices are counted by steps (price-steps.ts). */
  priceStep: number
}
