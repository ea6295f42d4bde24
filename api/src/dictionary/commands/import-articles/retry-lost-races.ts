/** A deadlock, a serialization failure, a name that somebody took or a record that somebody deleted between our reading and writing it. */
const LOST_RACES = new Set(['40P01', '40001', '23505', '23503'])
const ATTEMPTS = 5

/** Runs a transaction again, from its first read, where it lost a race against another writer. */
export async function retryLostRaces<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (attempt === ATTEMPTS || !LOST_RACES.has(code)) throw error
    }
  }
}
