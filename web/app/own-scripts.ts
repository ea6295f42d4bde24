import { createHash } from 'node:crypto'

const SCRIPT = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g

/**
 * Finds the inline scripts that carry the renderer's nonce and takes the nonce away again, so that a document is the same
 * for everybody. A script that came in by a title or an article's text cannot carry it: it is not among the hashes, and the
 * browser refuses it.
 * @returns the document as it leaves, and what its policy names
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', script] of html.matchAll(SCRIPT)) {
    if (script && attributes.includes(mark)) hashes.add(createHash('sha256').update(script).digest('base64'))
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}
