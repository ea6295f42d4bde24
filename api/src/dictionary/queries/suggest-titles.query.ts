import { dictionaryLimits as limits, dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'
import type { Suggestions } from '@vitrine/contracts/dictionary/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { rewrittenTexts } from '@vitrine/search/relevance/query-plan'
import { inSuggestionOrder } from '@vitrine/search/relevance/suggestion-order'
import { isHidden } from '../../taxonomy/taxonomy-tree.ts'
import { currentCards } from './article-cards.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'

/**
 * Titles that complete the term, best first; none below the length at which suggestions start. Where no title
 * is spelled so, those that are spelled nearly so, or in another way.
 *
 * @throws SearchUnavailable
 */
export async function suggestTitles(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<Suggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < limits.suggestionMinLength) return { items: [] }
  const found = await engine.suggest(dictionaryIndex, {
    text,
    limit: dictionaryWritingLimits.suggestionsCompared,
  })
  const typed = inSuggestionOrder(text, found)
  const rewritten = typed.some(({ corrected }) => !corrected)
    ? []
    : await suggestRewritten({ engine, synonyms }, text)
  const best = new Map(
    [...inSuggestionOrder(text, rewritten), ...typed]
      .slice(0, limits.suggestionsMax)
      .map((ranked) => [ranked.named.id, ranked]),
  )
  const cards = await currentCards(
    database,
    [...best.values()].map(({ named }) => named),
  )
  return {
    items: cards.map(({ id, title, pageURI }) => {
      const { named, corrected } = best.get(id) ?? {}
      const root = named && tree.find(named.rootCategoryUrl)
      return {
        title,
        pageURI,
        ...(root && !isHidden(root) && { category: root.title }),
        ...(corrected && { corrected }),
      }
    }),
  }
}

/** 'Teapot' for 'tea pot': names that begin with the text in another way to write it. */
async function suggestRewritten(
  { engine, synonyms }: Pick<SearchSources, 'engine' | 'synonyms'>,
  text: string,
) {
  const texts = rewrittenTexts(text, synonyms).slice(0, dictionaryWritingLimits.suggestionRewritingsMax)
  const found = await Promise.all(
    texts.map(async (rewritten) =>
      inSuggestionOrder(
        rewritten,
        await engine.suggest(dictionaryIndex, { text: rewritten, limit: limits.suggestionsMax }),
      ),
    ),
  )
  return found.flat().flatMap(({ named, corrected }) => (corrected ? [] : [named]))
}
