import { z } from 'zod'

/** What a hit shows of an article. */
export const dictionaryCardSchema = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  authors: z.array(z.object({ fullName: z.string(), url: z.string() })),
  /** 'A' to 'Z' or '#'. */
  letter: z.string(),
  /** Urls of the article's category and everything above it. */
  categoryUrls: z.array(z.string()),
  rootCategoryUrl: z.string(),
  /** Milliseconds since 1970. */
  dateCreated: z.number(),
})
export type DictionaryCard = z.infer<typeof dictionaryCardSchema>

/**
 * What the dictionary's index holds of one published article: its card, and what else it is found and sorted
 * by.
 */
export interface DictionaryDocument extends DictionaryCard {
  sortKey: string
  /** Plain text of the published content. */
  body: string
  authorIds: number[]
  /** For full text: the authors' full names. */
  authorNames: string[]
  /** For full text: titles of the article's category and everything above it. */
  categoryTitles: string[]
}
