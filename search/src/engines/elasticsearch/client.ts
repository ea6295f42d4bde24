import { Client, SniffingTransport } from '@elastic/elasticsearch'
import { ADMIN_TIMEOUT_MS } from './timeouts.ts'

export interface ElasticsearchConnection {
  /** One address, or those of several nodes. */
  node: string | string[]
  auth?: { username: string; password: string } | { apiKey: string }
  distribution: 'elasticsearch' | 'opensearch'
}

export function createClient({ node, auth, distribution }: ElasticsearchConnection): Client {
  return new Client({
    node,
    auth,
    requestTimeout: ADMIN_TIMEOUT_MS,
    maxRetries: 1,
    Transport: distribution === 'opensearch' ? OpenSearchTransport : PromptTransport,
  })
}

type TransportOptions = ConstructorParameters<typeof SniffingTransport>[0]

/** Tries once more at once, for a connection that had gone stale, and not after a second or two of waiting. */
class PromptTransport extends SniffingTransport {
  constructor(options: TransportOptions) {
    super({ ...options, retryBackoff: () => 0 })
  }
}

/**
 * OpenSearch does not name itself Elasticsearch in its responses, and refuses Elasticsearch's versioned media
 * types.
 */
class OpenSearchTransport extends PromptTransport {
  constructor(options: TransportOptions) {
    super({
      ...options,
      productCheck: undefined,
      vendoredHeaders: {
        jsonContentType: 'application/json',
        ndjsonContentType: 'application/x-ndjson',
        accept: 'application/json',
      },
    })
  }
}
