import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { Suggestions } from '@vitrine/contracts/dictionary/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/text'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'

/** Titles that complete the term; none below the length at which suggestions start. @throws SearchUnavailable */
export async function suggestTitles(engine: SearchEngine, term: string): Promise<Suggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < dictionaryLimits.suggestionMinLength) return { items: [] }
  const documents = await engine.suggest(dictionaryIndex, { text, limit: dictionaryLimits.suggestionsMax })
  return { items: documents.map(({ title, url }) => ({ title, pageURI: articlePageUri(url) })) }
}
