import { Marked } from 'marked'
import { anchorOf } from './sections.ts'

/** Pages of the documentation that the console does not show are named and not linked. */
const leadsSomewhere = (href: string) => href.startsWith('#') || href.startsWith('https://')

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return leadsSomewhere(href) ? `<a href="${escaped(href)}">${words}</a>` : words
    },
    html: ({ text }) => escaped(text),
  },
})

/** The runbook as HTML, without its title. @param text markdown of ours: nothing that others wrote */
export function renderRunbook(text: string): string {
  const html = markdown.parse(text.replace(/^# .*\n/, ''), { async: false })
  // A table may be wider than a phone: it scrolls by itself, by keyboard as well.
  return html
    .replaceAll('<table>', '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
}
