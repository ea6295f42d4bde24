import type { Client } from '@vitrine/contracts/client'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import * as at from '@vitrine/contracts/dictionary/paths'
import type * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type * as texts from '@vitrine/contracts/texts/endpoints'
import * as textsAt from '@vitrine/contracts/texts/paths'
import type {
  ArticleDetailsInput,
  CreateArticleInput,
  ManagedArticle,
} from '@vitrine/contracts/dictionary/schemas'

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
      return (await call<typeof endpoints.manageArticles>(at.manageArticles, { query })).response
    },
    async readArticle(url: string) {
      return (await call<typeof endpoints.manageArticle>(at.manageArticle, { params: { url } })).response
    },
    async createArticle(body: CreateArticleInput) {
      return (await call<typeof endpoints.createArticle>(at.createArticle, { body })).response
    },
    async updateArticle({ url, revision, id }: Place, details: ArticleDetailsInput) {
      const body = { ...details, currentUrl: url, id }
      return (await call<typeof endpoints.updateArticle>(at.updateArticle, { body }, { revision })).response
    },
    /** The documents keep a thumbnail that changes alone apart, with a message of its own. */
    async updateThumbnail({ url, revision, id }: Place, thumbnail: string) {
      return (
        await call<typeof endpoints.updateThumbnail>(
          at.updateThumbnail,
          { params: { url }, body: { thumbnail, id } },
          { revision },
        )
      ).response
    },
    /** @param id where another article may stand at the url by now */
    async publishArticle({ url, revision }: Place, id?: number) {
      return (
        await call<typeof endpoints.publishArticle>(
          at.publishArticle,
          { params: { url }, body: { url, id } },
          { revision },
        )
      ).response
    },
    async unpublishArticle({ url, revision }: Place) {
      return (
        await call<typeof endpoints.unpublishArticle>(
          at.unpublishArticle,
          { params: { url }, body: { url } },
          { revision },
        )
      ).response
    },
    async deleteArticle({ url, revision }: Place) {
      await call<typeof endpoints.deleteArticle>(at.deleteArticle, { params: { url } }, { revision })
    },
    /** Back from the trash, as it was. */
    async untrashArticle(id: number) {
      return await call<typeof texts.restoreText>(textsAt.restoreText, {
        params: { kind: 'dictionary-article', id },
      })
    },
    /** Takes an unpublishing back: readers see what they saw last, not a draft that is ahead of it. */
    async republishArticle(id: number) {
      const { url } = await call<typeof texts.republishText>(textsAt.republishText, {
        params: { kind: 'dictionary-article', id },
      })
      return (await call<typeof endpoints.manageArticle>(at.manageArticle, { params: { url } })).response
    },
    async readContent(url: string) {
      return await call<typeof endpoints.readContent>(at.articleContent, { params: { url } })
    },
    async saveContent({ url, revision, id }: Place, blocks: ContentBlock[]) {
      return await call<typeof endpoints.saveContent>(
        at.saveContent,
        { params: { url }, body: { blocks, id } },
        { revision },
      )
    },
    async listAuthorNames() {
      const { items } = await call<typeof endpoints.listAuthors>(at.authors, {})
      return items.map(({ id, fullName }) => ({ id, fullName }))
    },
  }
}
