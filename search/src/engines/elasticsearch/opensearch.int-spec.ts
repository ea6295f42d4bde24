import { testOpenSearchEngine } from '@vitrine/testing/test-search-engine'
import { searchEngineContract } from '../engine.contract.ts'
import { createElasticsearchEngine } from './engine.ts'

searchEngineContract('OpenSearch', {
  open: testOpenSearchEngine,
  // Nothing listens on port 9 of this machine.
  withoutServer: () =>
    createElasticsearchEngine({ node: 'http://127.0.0.1:9', distribution: 'opensearch', indexPrefix: '' }),
})
