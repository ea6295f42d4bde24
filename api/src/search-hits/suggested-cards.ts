import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { inSuggestionOrder } from '@vitrine/search/relevance/suggestion-order'

/** So many names are compared to find the best of them. */
const COMPARED = 40

interface Suggesting<Found, Card> {
  limits: { suggestionMinLength: number; suggestionsMax: number }
  /** Asks the engine. */
  suggest: (request: { text: string; limit: number }) => Promise<Found[]>
  /** Those that are there now, in the same order. */
  cards: (found: readonly Found[]) => Promise<Card[]>
}

/**
 * What completes the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestedCards<
  Found extends { id: number; title: string },
  Card extends { id: number },
>(
  term: string,
  { limits, suggest, cards }: Suggesting<Found, Card>,
): Promise<(Card & { isCorrected: boolean })[]> {
  const text = sanitizeSearchText(term)
  if (text.length < limits.suggestionMinLength) return []
  const found = await suggest({ text, limit: COMPARED })
  const best = inSuggestionOrder(text, found).slice(0, limits.suggestionsMax)
  const corrected = new Set(best.flatMap((ranked) => (ranked.corrected ? [ranked.named.id] : [])))
  const shown = await cards(best.map(({ named }) => named))
  return shown.map((card) => ({ ...card, isCorrected: corrected.has(card.id) }))
}

/**
 * The same as titles with what leads to them.
 *
 * @throws SearchUnavailable
 */
export async function suggestedTitles<
  Found extends { id: number; title: string },
  Card extends { id: number; title: string; pageURI: string; category: string },
>(term: string, suggesting: Suggesting<Found, Card>) {
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
