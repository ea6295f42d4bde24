import { hash } from 'node:crypto'

const OPENING = '<script'
const CLOSING = '</script>'

/**
 * Finds the inline scripts that carry the renderer's nonce and takes the nonce away again, so that a document
 * is the same for everybody. A script that came in by a title or an article's text cannot carry it: it is not
 * among the hashes, and the browser refuses it.
 *
 * @returns the document as it leaves, and what its policy names
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let without = ''
  let done = 0
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, done)) {
    without += html.slice(done, at)
    done = at + mark.length
    if (!html.startsWith(OPENING, html.lastIndexOf('<', at))) continue
    const begin = html.indexOf('>', done) + 1
    const script = html.slice(begin, html.indexOf(CLOSING, begin))
    if (script) hashes.add(hash('sha256', script, 'base64'))
  }
  return { html: without + html.slice(done), hashes: [...hashes] }
}
