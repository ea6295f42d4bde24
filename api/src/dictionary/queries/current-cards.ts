import type { ArticleCard } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { currentHits, type Hit } from '../../search-hits/current-hits.ts'
import { listArticleCards, publishedRevisions, toArticleCard } from './article-cards.ts'

type ArticleHit = Hit & Parameters<typeof toArticleCard>[0]

/** Hits of the dictionary's index as cards: those that are published now, as they are now. */
export async function currentCards(database: Database, hits: readonly ArticleHit[]): Promise<ArticleCard[]> {
  return await currentHits(hits, {
    revisions: (ids) => publishedRevisions(database, ids),
    card: toArticleCard,
    cards: async (ids) => {
      const { items } = await listArticleCards(database, {
        where: sql`a.id = ANY(${[...ids]}::bigint[])`,
        orderBy: sql`a.id`,
        total: ids.length,
        offset: 0,
        limit: ids.length,
      })
      return new Map(items.map((card) => [card.id, card]))
    },
  })
}
