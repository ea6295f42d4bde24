import { CallFailed } from '@vitrine/contracts/client'
import { failureWords } from './vault-words.ts'

/** One sentence for a change of a record that was refused: those of its fields are our own, and tell all. */
export function recordFailureWords(error: unknown): string {
  const refused = error instanceof CallFailed ? error.fieldErrors[0] : undefined
  return refused ? refused.errorMessage : failureWords(error)
}
