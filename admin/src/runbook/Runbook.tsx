import { Box } from '@mui/material'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Marked } from 'marked'
import text from '../../../docs/operations.md?raw'
import { Page } from '../layout/Page.tsx'
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

const html = { __html: renderRunbook(text) }

/** How the product is run, as the documentation of this release says it. */
export default function Runbook() {
  const { hash } = useLocation()
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash])
  return (
    <Page title="Runbook" intro="How this release is run, and what to do when something is red.">
      <Box
        dangerouslySetInnerHTML={html}
        sx={(theme) => ({
          maxWidth: '90ch',
          lineHeight: 1.6,
          '& h2, & h3': {
            fontFamily: theme.typography.h2.fontFamily,
            fontWeight: 500,
            scrollMarginTop: 72,
            mt: 4,
            mb: 1,
          },
          '& h2': { fontSize: '1.375rem' },
          '& h3': { fontSize: '1.125rem' },
          '& a': { color: 'primary.main' },
          '& pre': {
            p: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            whiteSpace: 'pre-wrap',
          },
          '& code': { fontSize: '0.9em' },
          '& .table': { overflowX: 'auto', my: 2 },
          '& table': { borderCollapse: 'collapse', width: '100%', overflowWrap: 'normal' },
          // The names of settings stay whole; a long default or command breaks, so that what it does stands
          // beside it.
          '& td + td code': { overflowWrap: 'anywhere' },
          '& th, & td': {
            border: 1,
            borderColor: 'divider',
            p: 1,
            textAlign: 'left',
            verticalAlign: 'top',
            minWidth: 120,
          },
          // A phone or a tablet has no room for columns of sentences: the cells of a row stand below each
          // other.
          [theme.breakpoints.down('md')]: {
            '& table, & tbody, & tr, & td': { display: 'block' },
            '& thead': { display: 'none' },
            '& tr': { border: 1, borderColor: 'divider', p: 1, mb: 1 },
            '& td': { border: 0, p: 0.5, overflowWrap: 'anywhere' },
            '& td:first-of-type': { fontWeight: 600 },
          },
        })}
      />
    </Page>
  )
}
