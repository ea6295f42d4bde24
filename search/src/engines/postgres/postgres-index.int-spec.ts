import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { indexContract } from '../engine.contract.ts'
import { createPostgresEngine } from './engine.ts'

const refuse = () =>
  Promise.reject(
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  )

indexContract('Postgres', {
  open: testPostgresEngine,
  withoutServer: () =>
    createPostgresEngine({ sql: { query: refuse, transaction: refuse, reading: () => refuse } }),
})
