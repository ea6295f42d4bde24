import { postgresFailure } from './constraint-refusals.ts'

/** A deadlock and a serialization failure: nobody has decided anything, and the same again succeeds. */
export const RACES_TO_REPEAT: ReadonlySet<string> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** Runs a transaction again, from its first read, where it lost a race against another writer. */
export async function repeatLostRaces<Result>(
  codes: ReadonlySet<string>,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = postgresFailure(error)?.code
      if (attempt === ATTEMPTS || code === undefined || !codes.has(code)) throw error
    }
  }
}
