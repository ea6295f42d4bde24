import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { rewrittenTexts } from '@vitrine/search/relevance/query-plan'
import { inSuggestionOrder, type Ranked } from '@vitrine/search/relevance/suggestion-order'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'

/** So many names are compared to find the best of them. */
const COMPARED = 40
/** Other ways to write the term that are tried where no name has it. */
const REWRITINGS_MAX = 4

interface Suggesting<Found> {
  limits: { suggestionMinLength: number; suggestionsMax: number }
  synonyms: Synonyms
  /** Asks the engine. */
  suggest: (request: { text: string; limit: number; isAsTyped?: boolean }) => Promise<Found[]>
}

interface SuggestingCards<Found, Card> extends Suggesting<Found> {
  /** Those that are there now, in the same order. */
  cards: (found: readonly Found[]) => Promise<Card[]>
}

/**
 * Names that complete the term, best first; none below the length at which suggestions start. Where no name
 * has it as typed, those that have it in another way to write it come first ('Teapot' for 'tea pot'), then
 * those that are spelled nearly so.
 *
 * @throws SearchUnavailable
 */
export async function suggestedNames<Found extends { title: string }>(
  term: string,
  { limits, synonyms, suggest }: Suggesting<Found>,
): Promise<Ranked<Found>[]> {
  const text = sanitizeSearchText(term)
  if (text.length < limits.suggestionMinLength) return []
  const typed = inSuggestionOrder(text, await suggest({ text, limit: COMPARED }))
  if (typed.some(({ corrected }) => !corrected)) return typed.slice(0, limits.suggestionsMax)
  const rewritten = await Promise.all(
    rewrittenTexts(text, synonyms)
      .slice(0, REWRITINGS_MAX)
      .map(async (way) =>
        inSuggestionOrder(way, await suggest({ text: way, limit: limits.suggestionsMax, isAsTyped: true })),
      ),
  )
  const meant = rewritten.flat().map(({ named }) => named)
  return [...inSuggestionOrder(text, meant), ...typed].slice(0, limits.suggestionsMax)
}

/**
 * The same as cards.
 *
 * @throws SearchUnavailable
 */
export async function suggestedCards<
  Found extends { id: number; title: string },
  Card extends { id: number },
>(
  term: string,
  { cards, ...suggesting }: SuggestingCards<Found, Card>,
): Promise<(Card & { isCorrected: boolean })[]> {
  // One record may be found as typed and in another way to write it.
  const best = new Map<number, Ranked<Found>>()
  for (const ranked of await suggestedNames(term, suggesting))
    if (!best.has(ranked.named.id)) best.set(ranked.named.id, ranked)
  const shown = await cards([...best.values()].map(({ named }) => named))
  return shown.map((card) => ({ ...card, isCorrected: best.get(card.id)?.corrected ?? false }))
}

/**
 * The same as titles with what leads to them.
 *
 * @throws SearchUnavailable
 */
export async function suggestedTitles<
  Found extends { id: number; title: string },
  Card extends { id: number; title: string; pageURI: string; category?: string },
>(term: string, suggesting: SuggestingCards<Found, Card>) {
  const cards = await suggestedCards(term, suggesting)
  return {
    items: cards.map(({ title, pageURI, category, isCorrected }) => ({
      title,
      pageURI,
      ...(category && { category }),
      ...(isCorrected && { corrected: true as const }),
    })),
  }
}
