import { tidyPasted } from '@vitrine/contracts/pasted-text'

/**
 * One account an email: case, surrounding spaces and invisible characters do not make another. For a text
 * that has been measured.
 */
export function normalizeEmail(email: string): string {
  return tidyPasted(email.normalize('NFKC')).toLowerCase()
}
