import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { Suggestions } from '@vitrine/contracts/dictionary/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { currentCards } from '../current-cards.ts'

/** Titles that complete the term; none below the length at which suggestions start. @throws SearchUnavailable */
export async function suggestTitles(database: Database, engine: SearchEngine, term: string): Promise<Suggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < dictionaryLimits.suggestionMinLength) return { items: [] }
  const documents = await engine.suggest(dictionaryIndex, { text, limit: dictionaryLimits.suggestionsMax })
  const cards = await currentCards(database, documents)
  return { items: cards.map(({ title, pageURI }) => ({ title, pageURI })) }
}
