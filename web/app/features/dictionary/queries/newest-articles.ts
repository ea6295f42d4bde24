import type { Client } from '@vitrine/contracts/client'
import { searchArticles } from './search-articles.ts'

/** What came into the dictionary last. */
export const newestArticles = (call: Client) =>
  searchArticles(call, { query: '', categories: '', authors: '', s: 'dateCreated:desc', offset: 0 })
