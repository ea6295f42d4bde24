import { openDatabase, type Database } from '@vitrine/database/database'
import * as articles from '@vitrine/domain/dictionary/write-article'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql } from 'kysely'
import { freshWord } from './fresh-word.ts'

export interface Draft {
  id: number
  url: string
}

/** Articles that are published one after the other, and share a word that no other article has. */
export interface Group {
  word: string
  letter: string
  drafts: readonly Draft[]
}

/** Unpublished articles, ready for the command that publishes. */
export async function makeGroups(
  database: Database,
  { groups, size }: { groups: number; size: number },
): Promise<Group[]> {
  const { id: categoryId } = await database
    .selectFrom('taxonomy_nodes')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: authorId } = await database
    .selectFrom('authors')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const made: Group[] = []
  for (let group = 0; group < groups; group += 1) {
    const word = freshWord()
    const drafts: Draft[] = []
    await database.transaction().execute(async (transaction) => {
      for (let each = 0; each < size; each += 1) {
        const details = {
          title: `${word} beaker ${each}`,
          url: `${word}-${each}`,
          description: 'A short description',
          thumbnail: '/media/x.webp',
          categoryId,
          showBreadcrumbs: true,
        }
        const article = await articles.insertArticle(transaction, details)
        if (!article) throw new Error(`the url ${details.url} is taken`)
        await articles.setArticleAuthors(transaction, article.id, [authorId])
        await articles.insertArticleVersion(transaction, {
          articleId: article.id,
          version: 1,
          blocks: [{ type: 'text', html: `<p>All about ${details.title}</p>` }],
          createdBy: null,
        })
        drafts.push({ id: article.id, url: details.url })
      }
    })
    made.push({ word, letter: word.charAt(0).toUpperCase(), drafts })
  }
  return made
}

/** Published articles under each letter, as the database has them. */
export async function publishedByLetter(url: string): Promise<Map<string, number>> {
  const { database, close } = openDatabase({ url })
  try {
    const rows = await database
      .selectFrom('articles')
      .select(['letter', sql<number>`count(*)::int`.as('count')])
      .where('section', '=', SECTION)
      .where('status', '=', 'PUBLISHED')
      .groupBy('letter')
      .execute()
    return new Map(rows.map(({ letter, count }) => [letter, count]))
  } finally {
    await close()
  }
}
