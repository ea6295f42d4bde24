import { throwAwayOpenSearch } from '../services/throw-away.ts'

/** Starts a throw-away OpenSearch, unless VITRINE_TEST_OPENSEARCH_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['VITRINE_TEST_OPENSEARCH_URL']) return async () => undefined
  const { url, stop } = await throwAwayOpenSearch({ isBrief: true })
  process.env['VITRINE_TEST_OPENSEARCH_URL'] = url
  return stop
}
