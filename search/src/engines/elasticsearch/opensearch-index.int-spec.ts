import { testOpenSearchEngine } from '@vitrine/testing/test-search-engine'
import { indexContract } from '../engine.contract.ts'
import { createElasticsearchEngine } from './engine.ts'

indexContract('OpenSearch', {
  open: testOpenSearchEngine,
  // Nothing listens on port 9 of this machine.
  withoutServer: () =>
    createElasticsearchEngine({ node: 'http://127.0.0.1:9', distribution: 'opensearch', indexPrefix: '' }),
})
