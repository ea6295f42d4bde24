import { join } from 'node:path'

/** A line that the command that fills in prints when the starter dictionary can be searched. */
export const DICTIONARY_IS_SEARCHABLE = 'the dictionary can be searched'

/**
 * A file that lies in the data folder while sample content is being filled in. Whoever starts the product
 * makes it before the first page can be read, the command that fills in removes it, and empty pages say so in
 * between.
 */
export function fillingInMarker(dataDir: string): string {
  return join(dataDir, 'starter-content.pending')
}
