import type { Client } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { readCard } from '../card.ts'
import type { LikeHit, LikeId } from '../../search-request.ts'
import { LIKE_WORDS_MAX, type PlainLike, wordsToLike } from '../plain-request.ts'
import type { Stored } from './document.ts'
import { filtersQuery } from './facets.ts'
import { reaching } from './failures.ts'

/**
 * A word that more records hold says little of likeness, and its records are most of the work: with a limit
 * in records, and not in shares, an index that grows makes this hardly slower.
 */
const RECORDS_OF_A_WORD_MAX = 50_000

type SearchOf = NonNullable<Parameters<Client['search']>[0]>

/**
 * Records that share the significant words: those that stand often in the given texts and seldom in the
 * index.
 */
export async function moreLikeThis<Card extends IndexedDocument>(
  client: Client,
  index: string,
  definition: IndexOf<Card>,
  like: PlainLike,
): Promise<LikeHit<Card>[]> {
  const query = await likeQuery(client, index, definition, like)
  const found = query ? await cards(client, index, query, like.limit) : []
  return found
    .map(({ card, score }) => ({ document: readCard(definition, card), score }))
    .toSorted((one, other) => other.score - one.score || one.document.id - other.document.id)
}

/** Ids come from their column: no stored document is read and unpacked. */
export async function idsLikeThis(
  client: Client,
  index: string,
  definition: AnyIndex,
  like: PlainLike,
): Promise<LikeId[]> {
  const query = await likeQuery(client, index, definition, like)
  if (!query) return []
  const { hits } = await reaching(() =>
    client.search({
      index,
      query,
      size: like.limit,
      track_total_hits: false,
      _source: false,
      stored_fields: '_none_',
      docvalue_fields: ['id'],
    }),
  )
  return hits.hits
    .map(({ fields, _score }) => ({ id: idsSchema.parse(fields).id[0], score: _score ?? 0 }))
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
}

const idsSchema = z.object({ id: z.tuple([z.number()]) })

/** Null where there is no word to look for. */
async function likeQuery(
  client: Client,
  index: string,
  definition: AnyIndex,
  { ids, text, scope, leastShare }: PlainLike,
): Promise<SearchOf['query'] | null> {
  const given =
    ids.length > 0
      ? await cards(
          client,
          index,
          { bool: { filter: [{ terms: { id: ids } }, filtersQuery(scope)] } },
          ids.length,
        )
      : []
  const words = [
    ...wordsToLike(
      definition,
      text,
      given.map(({ card }) => card),
    ),
  ].flatMap(([word, count]) => Array<string>(count).fill(word))
  if (words.length === 0) return null
  return {
    bool: {
      must: {
        more_like_this: {
          fields: definition.textFields.map(({ field }) => field),
          like: words.join(' '),
          analyzer: 'words',
          min_term_freq: 1,
          min_doc_freq: 1,
          max_doc_freq: RECORDS_OF_A_WORD_MAX,
          max_query_terms: LIKE_WORDS_MAX,
          minimum_should_match: `${leastShare * 100}%`,
        },
      },
      filter: filtersQuery(scope),
      ...(ids.length > 0 && { must_not: { terms: { id: ids } } }),
    },
  }
}

/** In the engine's own order: with another sort key it could leave nothing out, and would score every match. */
async function cards(
  client: Client,
  index: string,
  query: SearchOf['query'],
  size: number,
): Promise<{ card: object; score: number }[]> {
  const { hits } = await reaching(() =>
    client.search<Stored>({ index, query, size, track_total_hits: false, _source: 'card' }),
  )
  return hits.hits.flatMap(({ _source, _score }) =>
    typeof _source?.card === 'object' && _source.card !== null
      ? [{ card: _source.card, score: _score ?? 0 }]
      : [],
  )
}
