import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { searchContract } from '../engine.contract.ts'

searchContract('Postgres', testPostgresEngine)
