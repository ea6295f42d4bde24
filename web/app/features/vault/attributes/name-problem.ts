import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { hasLetterOrDigit, lengthOf, normalizeLine } from '@vitrine/contracts/vault-items/plain-text'

/**
 * What is wrong with the name of an insurer or storage location, in the order of its rules; null where
 * nothing is.
 */
export function nameProblem(text: string): string | null {
  const name = normalizeLine(text)
  if (!hasLetterOrDigit(name)) return messages.nameCombination
  if (lengthOf(name) < limits.textMin) return messages.nameTooShort
  return lengthOf(name) > limits.titleMax ? messages.titleTooLong : null
}
