import type { Database } from '@vitrine/database/database'
import type { TestMember } from './members.ts'

type Filled = { params?: Record<string, string | number>; query?: Record<string, string> }

/**
 * For each call of members whose path names a record of theirs: such a record. Another member who asks for it must be
 * answered as if there were none.
 */
export const ownedRecords: Record<string, (owner: TestMember, database: Database) => Promise<Filled>> = {}

/** Calls of members whose path names a word of a fixed list, and nobody's record. */
export const wordsInPaths: readonly string[] = ['preferences.change', 'preferences.remove']

/** Calls that carry a secret of their own instead of a session. Whoever adds one adds it here as well. */
export const callsWithOwnSecret: readonly string[] = []

/** For each of them that is a GET: a secret that works, to see that reading it changes nothing. */
export const workingSecrets: Record<string, (member: TestMember, database: Database) => Promise<Filled>> = {}
