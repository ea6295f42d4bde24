import { ensureElasticsearch } from './elasticsearch-distribution.ts'
import { ensureOpenSearch } from './opensearch-distribution.ts'
import {
  startSearchNode,
  type SearchDistribution,
  type SearchNode,
  type SearchNodeOptions,
} from './search-node.ts'

const elasticsearch: SearchDistribution = {
  name: 'Elasticsearch',
  home: ensureElasticsearch,
  program: 'bin/elasticsearch',
  environment: ({ javaHome, config, tmp, javaOptions }) => ({
    ES_JAVA_HOME: javaHome,
    ES_PATH_CONF: config,
    ES_TMPDIR: tmp,
    ES_JAVA_OPTS: javaOptions,
  }),
  settings: { 'xpack.security.enabled': false },
}

export async function startElasticsearch(options: SearchNodeOptions): Promise<SearchNode> {
  return await startSearchNode(elasticsearch, options)
}

const openSearch: SearchDistribution = {
  name: 'OpenSearch',
  home: ensureOpenSearch,
  program: 'bin/opensearch',
  environment: ({ javaHome, config, tmp, javaOptions }) => ({
    OPENSEARCH_JAVA_HOME: javaHome,
    OPENSEARCH_PATH_CONF: config,
    OPENSEARCH_TMPDIR: tmp,
    OPENSEARCH_JAVA_OPTS: javaOptions,
  }),
  settings: {},
}

export async function startOpenSearch(options: SearchNodeOptions): Promise<SearchNode> {
  return await startSearchNode(openSearch, options)
}
