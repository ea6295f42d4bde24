import { articlePublished } from '@vitrine/contracts/dictionary/events'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { sectionLiteral } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'
import { defineIndex } from '../define-index.ts'
import { loadArticles } from './article-rows.ts'

/** All events of articles have the same payload. */
const { payload: articleEventSchema } = articlePublished

/** The published articles of the dictionary. */
export const dictionary = defineIndex({
  definition: dictionaryIndex,
  changed: (payload) => {
    const { articleId, revision } = articleEventSchema.parse(payload)
    return { id: articleId, revision }
  },
  rows: {
    table: 'articles',
    changedAt: 'revised_at',
    where: sql`section = ${sectionLiteral}`,
    shown: sql`status = 'PUBLISHED'`,
  },
  load: loadArticles,
  toDocument: (article) => (article.published ? articleToDocument(article) : null),
})
