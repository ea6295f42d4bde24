import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import {
  articleDetailsInputSchema,
  createArticleInputSchema,
  managedArticleSchema,
  thumbnailSchema,
} from '@vitrine/contracts/dictionary/schemas'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import type { articleCalls } from './articles.ts'
import { documentedResource } from './documented-resource.ts'

export const ARTICLES = 'dictionaryManager'

const foundBySchema = managedArticleSchema.pick({ url: true, revision: true })
const filterSchema = z.object({ query: z.string().default('') }).catchall(z.string())
/** The documents keep a thumbnail that changes alone apart. */
const thumbnailAloneSchema = z.strictObject({ thumbnail: thumbnailSchema })

/** The dictionary manager's own dialect, as a resource of react-admin. */
export function articleResource(calls: ReturnType<typeof articleCalls>): DataProvider {
  return documentedResource(ARTICLES, {
    maxAtOnce: dictionaryWritingLimits.managerPageMax,
    list: async ({ offset, max, filter }) => {
      const {
        items,
        totals,
        moreThanTotals = false,
        defaultArticle,
      } = await calls.listArticles({ offset, max, ...filterSchema.parse(filter) })
      return { items, total: totals, meta: { defaultArticle, moreThanTotals } }
    },
    create: async (input) => {
      const details = createArticleInputSchema.parse(input)
      return { ...details, ...(await calls.createArticle(details)) }
    },
    update: async (input, previous) => {
      const found = foundBySchema.parse(previous)
      const alone = thumbnailAloneSchema.safeParse(input)
      return alone.success
        ? await calls.updateThumbnail(found, alone.data.thumbnail)
        : await calls.updateArticle(found, articleDetailsInputSchema.parse(input))
    },
    remove: (previous) => calls.deleteArticle(foundBySchema.parse(previous)),
  })
}
