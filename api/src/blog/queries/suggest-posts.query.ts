import { blogLimits, blogWritingLimits } from '@vitrine/contracts/blog/messages'
import type { PostSuggestions } from '@vitrine/contracts/blog/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { inSuggestionOrder } from '@vitrine/search/relevance/suggestion-order'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { currentCards } from './post-cards.ts'

/** So many names are compared to find the best of them. */
const COMPARED = 40

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestPosts(
  { database, engine, tree }: Omit<SearchSources, 'synonyms'>,
  term: string,
): Promise<PostSuggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < blogLimits.suggestionMinLength) return { items: [] }
  const found = await engine.suggest(blogIndex, { text, limit: COMPARED })
  const best = new Map(
    inSuggestionOrder(text, found)
      .slice(0, blogWritingLimits.suggestionsMax)
      .map((ranked) => [ranked.named.id, ranked]),
  )
  const cards = await currentCards(
    database,
    tree,
    [...best.values()].map(({ named }) => named),
  )
  return {
    items: cards.map(({ id, title, pageURI, topic }) => ({
      title,
      pageURI,
      ...(topic && { category: topic }),
      ...(best.get(id)?.corrected && { corrected: true as const }),
    })),
  }
}
