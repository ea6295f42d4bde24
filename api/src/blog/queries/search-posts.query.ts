import { blogLimits, blogWritingLimits } from '@vitrine/contracts/blog/messages'
import type { BlogSearchQuery, BlogSearchResponse, PostSuggestions } from '@vitrine/contracts/blog/schemas'
import type { Executor } from '@vitrine/database/database'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { blogSearchRequest } from '@vitrine/search/blog/blog.query'
import {
  countsOf,
  foundPage,
  lackingWords,
  wantedHits,
  withExcerpts,
  withHighlights,
} from '../../search-hits/found-page.ts'
import { categoryFacet, chosenCategoryIds } from '../../taxonomy/queries/category-facet.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
import { authorNames, currentCards, currentCardsWithTexts } from './post-cards.ts'

/** An author whom nobody knows has no posts. */
const NOBODY = 0

/**
 * The search page. Without a text it lists the newest posts.
 *
 * @throws SearchUnavailable
 */
export async function searchPosts(
  { database, engine, tree, synonyms }: SearchSources,
  query: BlogSearchQuery,
): Promise<BlogSearchResponse> {
  const request = blogSearchRequest(query, {
    categoryIds: chosenCategoryIds(tree, query.inventory_topic),
    authorIds: await chosenAuthor(database, query['f.author']),
  })
  const result = await engine.search(blogIndex, { ...request, highlight: true, synonyms })
  const limits = { ...blogLimits, ...blogWritingLimits }
  const wanted = wantedHits(result, limits)
  const { cards, texts } = await currentCardsWithTexts(
    database,
    tree,
    wanted.map(({ document }) => document),
    lackingWords(wanted),
  )
  const shown = withExcerpts(withHighlights(cards, wanted), result, texts)
  const counted = countsOf(result)
  return {
    ...foundPage(
      result,
      { wanted: wanted.length, shown, offset: request.offset, limit: request.limit },
      limits,
    ),
    facets: {
      topics: categoryFacet(tree, query.inventory_topic, counted('categoryId')),
      authors: await authorFacet(database, counted('authorId')),
      years: counted('year')
        .map(({ value, count }) => ({ year: Number(value), count }))
        .toSorted((one, other) => other.year - one.year),
    },
  }
}

async function chosenAuthor(executor: Executor, url: string): Promise<number[] | null> {
  if (!url) return null
  const row = await executor.selectFrom('authors').select('id').where('url', '=', url).executeTakeFirst()
  return [row?.id ?? NOBODY]
}

/** Those with most posts first. */
export async function authorFacet(
  executor: Executor,
  counted: readonly { value: string; count: number }[],
): Promise<BlogSearchResponse['facets']['authors']> {
  const authors = await authorNames(
    executor,
    counted.map(({ value }) => Number(value)),
  )
  return counted.flatMap(({ value, count }) => {
    const author = authors.get(Number(value))
    return author ? [{ ...author, count }] : []
  })
}

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestPosts(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<PostSuggestions> {
  return await suggestedTitles(term, {
    limits: { ...blogLimits, ...blogWritingLimits },
    synonyms,
    suggest: (request) => engine.suggest(blogIndex, request),
    async cards(found) {
      const cards = await currentCards(database, tree, found)
      return cards.map(({ id, title, pageURI, topic }) => ({ id, title, pageURI, category: topic }))
    },
  })
}
