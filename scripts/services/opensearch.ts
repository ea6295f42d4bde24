import { ensureOpenSearch } from './opensearch-distribution.ts'
import {
  startSearchNode,
  type SearchDistribution,
  type SearchNode,
  type SearchNodeOptions,
} from './search-node.ts'

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
