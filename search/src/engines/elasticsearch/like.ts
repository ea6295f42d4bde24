import type { Client } from '@elastic/elasticsearch'
import type { IndexedDocument, IndexOf } from '../../index-definition.ts'
import { readCard } from '../card.ts'
import { LIKE_SHARE, LIKE_WORDS_MAX, wordsToLike } from '../like-text.ts'
import type { LikeHit } from '../../search-request.ts'
import type { PlainLike } from '../plain-request.ts'
import type { Stored } from './document.ts'
import { filtersQuery } from './facets.ts'
import { reaching } from './failures.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'

/** Records that share the significant words: those that stand often in the given texts and seldom in the index. */
export async function moreLikeThis<Card extends IndexedDocument>(client: Client, index: string, definition: IndexOf<Card>, { ids, text, scope, limit }: PlainLike): Promise<LikeHit<Card>[]> {
  const given = ids.length > 0 ? await cards(client, index, { bool: { filter: [{ terms: { id: ids } }, filtersQuery(scope)] } }, ids.length) : []
  const words = [...wordsToLike(definition, text, given.map(({ card }) => card))].flatMap(([word, count]) => Array<string>(count).fill(word))
  if (words.length === 0) return []
  const query = {
    bool: {
      must: {
        more_like_this: {
          fields: definition.textFields.map(({ field }) => field),
          like: words.join(' '),
          analyzer: 'words',
          min_term_freq: 1,
          min_doc_freq: 1,
          max_query_terms: LIKE_WORDS_MAX,
          minimum_should_match: `${LIKE_SHARE * 100}%`,
        },
      },
      filter: filtersQuery(scope),
      must_not: { terms: { id: ids } },
    },
  }
  const found = await cards(client, index, query, limit)
  return found.map(({ card, score }) => ({ document: readCard(definition, card), score })).toSorted((one, other) => other.score - one.score || one.document.id - other.document.id)
}

type SearchOf = NonNullable<Parameters<Client['search']>[0]>

/** In the engine's own order: with another sort key it could leave nothing out, and would score every match. */
async function cards(client: Client, index: string, query: SearchOf['query'], size: number): Promise<{ card: object; score: number }[]> {
  const { hits } = await reaching(() => client.search<Stored>({ index, query, size, track_total_hits: false, _source: 'card' }, { requestTimeout: SEARCH_TIMEOUT_MS }))
  return hits.hits.flatMap(({ _source, _score }) => (typeof _source?.card === 'object' && _source.card !== null ? [{ card: _source.card, score: _score ?? 0 }] : []))
}
