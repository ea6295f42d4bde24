import { readDraftPost } from './blog/queries/read-post.query.ts'
import { readDraftArticle } from './dictionary/queries/read-article/read-article.query.ts'
import { relatedToDraft } from './dictionary/queries/related-articles/related-articles.query.ts'
import { readDraftPage } from './site-pages/queries/read-page.query.ts'
import type { DraftReaders } from './texts/queries/read-preview.query.ts'

/** What a preview shows of each kind of text. The types refuse a kind that has none. */
export const draftReaders: DraftReaders = {
  'dictionary-article': async ({ database, taxonomy }, id, blocks) => {
    const tree = await taxonomy.tree()
    const article = await readDraftArticle(database, tree, id, blocks)
    if (!article) return undefined
    const { items, relatedIn } = await relatedToDraft(database, tree, id)
    return { kind: 'dictionary-article', article, related: items, relatedIn }
  },
  'blog-article': async ({ database, taxonomy, now }, id, blocks) => {
    const post = await readDraftPost(database, await taxonomy.places(), {
      id,
      blocks,
      day: now.toISOString().slice(0, 10),
    })
    return post && { kind: 'blog-article', post }
  },
  'site-page': async ({ database }, id, blocks) => {
    const page = await readDraftPage(database, id, blocks)
    return page && { kind: 'site-page', page }
  },
}
