import { testOpenSearchEngine } from '@vitrine/testing/test-search-engine'
import { searchContract } from '../engine.contract.ts'

searchContract('OpenSearch', testOpenSearchEngine)
