import { Client, SniffingTransport } from '@elastic/elasticsearch'

export interface ElasticsearchConnection {
  /** One address, or those of several nodes. */
  node: string | string[]
  auth?: { username: string; password: string } | { apiKey: string }
  distribution: 'elasticsearch' | 'opensearch'
}

/** A search that takes longer is of no use to a reader, and a dead node must not hold up a page. */
const REQUEST_TIMEOUT_MS = 5_000

export function createClient({ node, auth, distribution }: ElasticsearchConnection): Client {
  return new Client({
    node,
    auth,
    requestTimeout: REQUEST_TIMEOUT_MS,
    maxRetries: 1,
    ...(distribution === 'opensearch' && { Transport: OpenSearchTransport }),
  })
}

/** OpenSearch does not name itself Elasticsearch in its answers, and refuses Elasticsearch's versioned media types. */
class OpenSearchTransport extends SniffingTransport {
  constructor(options: ConstructorParameters<typeof SniffingTransport>[0]) {
    super({
      ...options,
      productCheck: undefined,
      vendoredHeaders: { jsonContentType: 'application/json', ndjsonContentType: 'application/x-ndjson', accept: 'application/json' },
    })
  }
}
