import { throwAwayPostgres } from '../services/throw-away.ts'

/** Starts a throw-away Postgres for the integration ring, unless VITRINE_TEST_DATABASE_URL names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['VITRINE_TEST_DATABASE_URL']) return async () => undefined
  const { url, stop } = await throwAwayPostgres({ autovacuum: false })
  process.env['VITRINE_TEST_DATABASE_URL'] = url
  return stop
}
