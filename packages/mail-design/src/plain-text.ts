import { toPlainText } from '@react-email/render'

/** Headings in capitals, as plain texts have them by default, would spoil names and addresses. */
const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }))

/** A mail's HTML in plain text, without its mark and without what the selectors name. */
export function plainTextOf(html: string, skipped: readonly string[] = []): string {
  const skips = ['table.mail-mark', ...skipped].map((selector) => ({ selector, format: 'skip' }))
  return toPlainText(html, { selectors: [...skips, ...headings] })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
