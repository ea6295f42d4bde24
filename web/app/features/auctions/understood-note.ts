import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'

const quoted = (word: string) => `"${word}"`

/** How a text was read, where it was not found as it was typed. */
export function understoodNote(
  { understood, meta }: Pick<AuctionsResponse, 'understood' | 'meta'>,
  query: string,
): string | null {
  if (meta.total === 0 || understood.kind === 'exact') return null
  const read =
    understood.kind === 'guessed'
      ? `have ${quoted(understood.used)}`
      : `are without ${understood.leftOut.map(quoted).join(', ')}`
  return `Nothing has all of ${quoted(query)}. These ${read}`
}
