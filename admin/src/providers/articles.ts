import type { Client } from '@vitrine/contracts/client'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import * as texts from '@vitrine/contracts/texts/endpoints'
import {
  type ArticleDetailsUpdate,
  type CreateArticleInput,
  type ManagedArticle,
  createArticleInputSchema,
  managedArticleSchema,
  thumbnailSchema,
  updateArticleInputSchema,
} from '@vitrine/contracts/dictionary/schemas'
import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import { documentedResource } from './documented-resource.ts'

export const ARTICLES = 'dictionaryManager'

const foundBySchema = managedArticleSchema.pick({ url: true, revision: true })
const filterSchema = z.object({ query: z.string().default('') }).catchall(z.string())
const detailsUpdateSchema = updateArticleInputSchema.omit({ id: true, currentUrl: true })
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
        : await calls.updateArticle(found, detailsUpdateSchema.parse(input))
    },
    remove: (previous) => calls.deleteArticle(foundBySchema.parse(previous)),
  })
}

export interface ArticleQuery {
  offset: number
  max: number
  query: string
  /** Filters and the order of the whole list, by the names of the call. */
  [filter: string]: string | number
}

/** With the id, because another article may stand at the url by now. */
type Place = Pick<ManagedArticle, 'url' | 'revision'> & { id?: number }

/**
 * The documented calls of the dictionary manager and the editor. Every change names the revision that was
 * read.
 */
export function articleCalls(call: Client) {
  return {
    async listArticles(query: ArticleQuery) {
      return (await call(endpoints.manageArticles, { query })).response
    },
    async readArticle(url: string) {
      return (await call(endpoints.manageArticle, { params: { url } })).response
    },
    async createArticle(body: CreateArticleInput) {
      return (await call(endpoints.createArticle, { body })).response
    },
    async updateArticle({ url, revision, id }: Place, details: ArticleDetailsUpdate) {
      const body = { ...details, currentUrl: url, id }
      return (await call(endpoints.updateArticle, { body }, { revision })).response
    },
    /** The documents keep a thumbnail that changes alone apart, with a message of its own. */
    async updateThumbnail({ url, revision, id }: Place, thumbnail: string) {
      return (
        await call(endpoints.updateThumbnail, { params: { url }, body: { thumbnail, id } }, { revision })
      ).response
    },
    /** @param id where another article may stand at the url by now */
    async publishArticle({ url, revision }: Place, id?: number) {
      return (await call(endpoints.publishArticle, { params: { url }, body: { url, id } }, { revision }))
        .response
    },
    async unpublishArticle({ url, revision }: Place) {
      return (await call(endpoints.unpublishArticle, { params: { url }, body: { url } }, { revision }))
        .response
    },
    async deleteArticle({ url, revision }: Place) {
      await call(endpoints.deleteArticle, { params: { url } }, { revision })
    },
    /** Back from the trash, as it was. */
    async untrashArticle(id: number) {
      return await call(texts.restoreText, {
        params: { kind: 'dictionary-article', id },
      })
    },
    /** Takes an unpublishing back: readers see what they saw last, not a draft that is ahead of it. */
    async republishArticle(id: number) {
      const { url } = await call(texts.republishText, {
        params: { kind: 'dictionary-article', id },
      })
      return (await call(endpoints.manageArticle, { params: { url } })).response
    },
    async readContent(url: string) {
      return await call(endpoints.readContent, { params: { url } })
    },
    async saveContent({ url, revision, id }: Place, blocks: ContentBlock[]) {
      return await call(endpoints.saveContent, { params: { url }, body: { blocks, id } }, { revision })
    },
    async listAuthorNames() {
      const { items } = await call(endpoints.listAuthors, {})
      return items.map(({ id, fullName }) => ({ id, fullName }))
    },
  }
}
