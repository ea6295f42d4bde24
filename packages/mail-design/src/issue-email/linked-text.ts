/** A piece of a text: words, or a web address that stands among them. */
export interface Piece {
  text: string
  isAddress: boolean
}

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
/** A sentence goes on, or ends, after an address: its signs are not the address's. */
const ENDS_SENTENCE = /[.,;:!?'’…)\]}]+$/u

/**
 * Finds the web URL (http and https, nothing else) in what somebody wrote. Joined, the pieces are the text
 * again, to the character.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found)
    if (!isWebUrl(address)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), isAddress: false })
    pieces.push({ text: address, isAddress: true })
    from = index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isAddress: false })
  return pieces
}

/** A bracket that opens within the address closes there: `…/Vase_(Ming)`. */
function withoutSentence(found: string): string {
  const end = ENDS_SENTENCE.exec(found)
  if (!end) return found
  const bare = found.slice(0, end.index)
  return end[0].startsWith(')') && bare.includes('(') ? `${bare})` : bare
}

function isWebUrl(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
