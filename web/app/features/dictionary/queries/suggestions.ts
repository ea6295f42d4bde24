import type { Client } from '@vitrine/contracts/client'
import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import type { Suggestions } from '@vitrine/contracts/dictionary/schemas'

export type Suggestion = Suggestions['items'][number]

export async function suggestions(call: Client, term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await call<typeof suggestTitles>(dictionaryPaths.suggestions, { query: { term } }, { signal })
  return response.items
}
