import sanitizeHtml from 'sanitize-html'

/** What staff may write into descriptions and text blocks. Everything else is dropped on every write. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
}

export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, allowed)
}

/** What staff may write into a cell of a table: one line of rich text. */
export function sanitizeCell(html: string): string {
  return sanitizeHtml(html, { ...allowed, allowedTags: ['strong', 'em', 'a', 'br'] })
}

/** So many tags take about 8 ms. */
const TAGS_OF_A_PART = 2_000
/** A paragraph, list or quote that holds more of them keeps other calls waiting for too long. */
const TAGS_MAX = 8_000

/** Pauses after each part of a long text. */
export type Sanitizing<Result> = Generator<undefined, Result>

/** The same text in steps. Null where too many tags are in one element, or are closed nowhere. */
export function* sanitizedInParts(
  html: string,
  tagsOfAPart: number = TAGS_OF_A_PART,
): Sanitizing<string | null> {
  const parts: string[] = []
  for (const part of partsOf(html, tagsOfAPart)) {
    if (hasTooManyTags(part)) return null
    parts.push(sanitizeRichText(part))
    yield
  }
  return parts.join('')
}

/** A tag as the editor writes it. Of anything else only the sanitizer knows where it ends. */
const PLAIN_TAG = /<(\/?)(p|strong|em|b|i|a|ul|ol|li|blockquote|br)(?: [a-z]+="[^"<>]*")*( ?\/)?>/y

/** Parts in which each element that is opened is closed. What follows a tag that is not plain is one part. */
function* partsOf(html: string, tagsOfAPart: number): Generator<string> {
  const open: string[] = []
  let from = 0
  let tags = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', PLAIN_TAG.lastIndex)) {
    PLAIN_TAG.lastIndex = at
    const [tag = null, isClosing, name = '', isEmpty] = PLAIN_TAG.exec(html) ?? []
    if (tag === null || (name === 'br' ? isClosing : isEmpty)) break
    if (isClosing && open.pop() !== name) break
    if (!isClosing && name !== 'br') open.push(name)
    tags++
    if (open.length > 0 || tags < tagsOfAPart) continue
    yield html.slice(from, PLAIN_TAG.lastIndex)
    from = PLAIN_TAG.lastIndex
    tags = 0
  }
  yield html.slice(from)
}

function hasTooManyTags(html: string): boolean {
  let tags = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1))
    if (++tags > TAGS_MAX) return true
  return false
}
