import type { Environment } from '../product/settings.ts'
import type { RingResult } from '../rings/ring.ts'
import { vitestRing } from '../rings/vitest-ring.ts'
import { throwAwayElasticsearch, throwAwayOpenSearch, type ThrowAwayServer } from '../services/throw-away.ts'

type Distribution = 'elasticsearch' | 'opensearch'

/**
 * The contract of search on both servers of the family, and on one that asks for a password, with what a
 * wrong one meets.
 */
export async function run(): Promise<RingResult[]> {
  return [
    ...(await withServer(throwAwayOpenSearch, async ({ url }) => [
      await contract('search contract on OpenSearch', 'opensearch', url),
    ])),
    ...(await withServer(
      () => throwAwayElasticsearch(),
      async ({ url }) => [await contract('search contract on Elasticsearch', 'elasticsearch', url)],
    )),
    ...(await withServer(securedElasticsearch, async ({ url }) => [
      await contract('search contract on a secured Elasticsearch', 'elasticsearch', url),
      await vitestRing('right and wrong passwords of Elasticsearch', 'secured-search', {
        environment: servers('elasticsearch', url),
      }),
    ])),
  ]
}

function contract(name: string, distribution: Distribution, url: string): Promise<RingResult> {
  return vitestRing(name, 'opensearch', { environment: servers(distribution, url) })
}

function servers(distribution: Distribution, url: string): Environment {
  return { VITRINE_TEST_OPENSEARCH_URL: url, VITRINE_TEST_SEARCH_DISTRIBUTION: distribution }
}

/** Its url carries the one account that it knows. */
async function securedElasticsearch(): Promise<ThrowAwayServer> {
  const user = { name: 'vitrine', password: 'a-secret-for-tests-alone' }
  const { url, stop } = await throwAwayElasticsearch({ user })
  return { url: url.replace('://', `://${user.name}:${user.password}@`), stop }
}

async function withServer<Result>(
  start: () => Promise<ThrowAwayServer>,
  use: (server: ThrowAwayServer) => Promise<Result>,
): Promise<Result> {
  const server = await start()
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}
