import { blogLimits, blogWritingLimits } from '@vitrine/contracts/blog/limits'
import type { BlogSearchResponse, PostHit } from '@vitrine/contracts/blog/schemas'
import type { BlogSearchQuery } from '@vitrine/contracts/blog/search-query'
import type { Executor } from '@vitrine/database/database'
import type { BlogCard } from '@vitrine/search/blog/blog.document'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { blogSearchRequest } from '@vitrine/search/blog/blog.query'
import type { SearchHit } from '@vitrine/search/search-request'
import { categoryFacet, chosenCategoryIds } from '../../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import type { SearchSources } from '../../search-sources.ts'
import { authorNames, currentCards } from '../post-cards.ts'

/** An author whom nobody knows has no posts. */
const NOBODY = 0

/**
 * The search page. Without a text it lists the newest posts.
 * @throws SearchUnavailable
 */
export async function searchPosts({ database, engine, tree, synonyms }: SearchSources, query: BlogSearchQuery): Promise<BlogSearchResponse> {
  const request = blogSearchRequest(query, { categoryIds: chosenCategoryIds(tree, query.inventory_topic), authorIds: await chosenAuthor(database, query['f.author']) })
  const { total, hits, facets, understood } = await engine.search(blogIndex, { ...request, highlight: true, synonyms })
  const isGuessed = understood.kind === 'guessed'
  const wanted = isGuessed ? hits.slice(0, blogWritingLimits.closeSpellingsMax) : hits
  const shown = await shownHits(database, tree, wanted)
  const counted = (field: string) => (isGuessed ? [] : (facets[field] ?? []))
  return {
    items: isGuessed ? [] : shown,
    meta: { total: isGuessed ? 0 : Math.min(total - (wanted.length - shown.length), blogLimits.searchWindow), currentLimit: request.limit, currentOffset: request.offset },
    isTotalExact: isGuessed || total <= blogLimits.searchWindow,
    understood: understood.kind === 'partial' ? { ...understood, leftOut: [...understood.leftOut] } : understood,
    closeSpellings: isGuessed ? shown : [],
    facets: {
      topics: categoryFacet(tree, query.inventory_topic, counted('categoryId')),
      authors: await authorFacet(database, counted('authorId')),
      years: counted('year').map(({ value, count }) => ({ year: Number(value), count })).toSorted((one, other) => other.year - one.year),
    },
    withinWindow: request.offset + request.limit <= blogLimits.searchWindow,
  }
}

async function chosenAuthor(executor: Executor, url: string): Promise<number[] | null> {
  if (!url) return null
  const row = await executor.selectFrom('authors').select('id').where('url', '=', url).executeTakeFirst()
  return [row?.id ?? NOBODY]
}

/** Those with most posts first. */
export async function authorFacet(executor: Executor, counted: readonly { value: string; count: number }[]): Promise<BlogSearchResponse['facets']['authors']> {
  const authors = await authorNames(executor, counted.map(({ value }) => Number(value)))
  return counted.flatMap(({ value, count }) => {
    const author = authors.get(Number(value))
    return author ? [{ ...author, count }] : []
  })
}

/** Where a post has changed since the index saw it, its words stand elsewhere: they are not marked. */
async function shownHits(executor: Executor, tree: TaxonomyTree, hits: readonly SearchHit<BlogCard>[]): Promise<PostHit[]> {
  const byId = new Map(hits.map((hit) => [hit.document.id, hit]))
  const cards = await currentCards(executor, tree, hits.map(({ document }) => document))
  return cards.map((card) => {
    const { document, highlights = {} } = byId.get(card.id) ?? {}
    const ranges = document?.title === card.title ? (highlights['title'] ?? []) : []
    return { ...card, highlights: { title: ranges.map(([from, to]): [number, number] => [from, to]) } }
  })
}
