import type { Client } from '@vitrine/contracts/client'
import * as dictionaryAddresses from '@vitrine/contracts/dictionary/addresses'
import type { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import type { Suggestions } from '@vitrine/contracts/dictionary/schemas'

export type Suggestion = Suggestions['items'][number]

export async function suggestions(call: Client, term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await call<typeof suggestTitles>(dictionaryAddresses.suggestions, { query: { term } }, { signal })
  return answer.items
}
