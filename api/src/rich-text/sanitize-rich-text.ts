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
