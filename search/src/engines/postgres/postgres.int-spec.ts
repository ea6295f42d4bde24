import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { searchEngineContract } from '../engine.contract.ts'
import { createPostgresEngine } from './engine.ts'

const refuse = () =>
  Promise.reject(
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  )

searchEngineContract('Postgres', {
  open: testPostgresEngine,
  withoutServer: () =>
    createPostgresEngine({ sql: { query: refuse, transaction: refuse, reading: () => refuse } }),
})
