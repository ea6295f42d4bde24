import { Extension } from '@tiptap/core'
import { Fragment, Slice, type Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** What is pasted becomes blocks. Ctrl+Shift+V pastes plain text, as everywhere. */
export const Paste = Extension.create({
  name: 'pasteAsBlocks',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPaste,
          clipboardTextParser: (text, $context, plain, view) => {
            const rows = plain ? null : tableOfText(text)
            const isBetweenBlocks = $context.parent.type.name === 'paragraph' && $context.depth === 1
            return rows && isBetweenBlocks
              ? tableSlice(view.state.schema, rows)
              : plainSlice(view.state.schema, text)
          },
        },
      }),
    ]
  },
})

function tableSlice(schema: Schema, rows: readonly string[][]): Slice {
  const cell = (text: string) =>
    schema.node('tableCell', null, schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]))
  return new Slice(
    Fragment.from(
      schema.node(
        'table',
        { title: '' },
        rows.map((row) => schema.node('tableRow', null, row.map(cell))),
      ),
    ),
    0,
    0,
  )
}

/** A paragraph for each line with text. */
function plainSlice(schema: Schema, text: string): Slice {
  const lines = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]))
  return new Slice(Fragment.from(lines), 1, 1)
}

/** What nobody sees, or what would do something. */
const DROPPED =
  'script, style, meta, link, title, noscript, template, object, embed, applet, base, form, input, button, select, textarea, svg, math, audio, canvas, [hidden], [style*="mso-list:Ignore"], [style*="mso-list: Ignore"], [style*="display:none"], [style*="display: none"], [style*="mso-hide"]'

/**
 * What word processors, web pages and spreadsheets put on the clipboard, as html that the text's own schema
 * reads as blocks: their lists are lists, their styles are marks, and what is no content is gone. What the
 * schema does not know is dropped by it afterwards.
 */
function cleanPaste(html: string): string {
  // Copied from this editor.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<!\[[^\]]*\]>/g, ''), 'text/html')
  const dropped = listLevels(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  // Word fills an empty paragraph with a space that does not break.
  for (const filler of body.querySelectorAll('o\\:p')) if (filler.textContent.trim() === '') filler.remove()
  buildLists(body, dropped)
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font')) asMarks(element)
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', withoutRedirect(link.getAttribute('href') ?? ''))
  for (const image of body.querySelectorAll('img'))
    if (!/^(https?:|\/)/i.test(image.getAttribute('src') ?? '')) image.remove()
  for (const figure of body.querySelectorAll('figure'))
    if (figure.querySelectorAll('img').length === 1 && figure.querySelector('figcaption'))
      figure.setAttribute('data-part', 'picture')
  for (const table of body.querySelectorAll('table'))
    if (table.rows.length === 1 && table.rows[0]?.cells.length === 1)
      table.replaceWith(...(table.rows[0].cells[0]?.childNodes ?? []))
  return body.innerHTML
}

/**
 * Rows of cells that are parted by tabs, as spreadsheets write them where no html is taken; null for any
 * other text.
 */
function tableOfText(text: string): string[][] | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'))
  const [first] = rows
  return rows.length > 1 &&
    first !== undefined &&
    first.length > 1 &&
    rows.every((row) => row.length === first.length)
    ? rows
    : null
}

interface ListItem {
  /** Which list of the document it is of. */
  of: string
  level: number
  isOrdered: boolean
}

/**
 * Word writes a list as paragraphs, with the point or number as text that is left out. Read before that is
 * dropped.
 */
function listLevels(body: HTMLElement): ReadonlyMap<Element, ListItem> {
  const items = new Map<Element, ListItem>()
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const [, of = '', level = '1'] =
      /mso-list:\s*(\S+)\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '') ?? []
    const marker =
      paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')?.textContent ?? ''
    if (marker === '' && !/mso-list:/.test(paragraph.getAttribute('style') ?? '')) continue
    items.set(paragraph, {
      of,
      level: Number(level),
      isOrdered: /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker),
    })
  }
  return items
}

function buildLists(body: HTMLElement, items: ReadonlyMap<Element, ListItem>): void {
  const open: { level: number; list: Element }[] = []
  let last: Element | null = null
  let lastOf = ''
  for (const [paragraph, { of, level, isOrdered }] of items) {
    if (!body.contains(paragraph)) continue
    if (paragraph.previousElementSibling !== last || last === null || of !== lastOf) open.length = 0
    lastOf = of
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      const within = open.at(-1)?.list.lastElementChild
      if (within) within.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    const item = body.ownerDocument.createElement('li')
    const [outer] = open
    open.at(-1)?.list.append(item)
    item.append(paragraph)
    last = outer?.list ?? null
  }
}

/** Bold and italic by style are marks; a `b` that is not bold, in which Google Docs wraps all, is none. */
function asMarks(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const isBoldTag = element.matches('b, strong')
  const isItalicTag = element.matches('i, em')
  const isBold =
    fontWeight === ''
      ? isBoldTag
      : fontWeight === 'bold' || fontWeight === 'bolder' || Number(fontWeight) >= 600
  const isItalic = fontStyle === '' ? isItalicTag : fontStyle === 'italic' || fontStyle === 'oblique'
  const holdsBlocks =
    element.querySelector('p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote') !== null
  const marks = holdsBlocks ? [] : [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])]
  let inner: Node[] = [...element.childNodes]
  for (const mark of marks) {
    const wrapper = element.ownerDocument.createElement(mark)
    wrapper.append(...inner)
    inner = [wrapper]
  }
  element.replaceWith(...inner)
}

/** Google Docs leads links by way of itself. */
function withoutRedirect(href: string): string {
  if (!URL.canParse(href)) return href
  const { hostname, pathname, searchParams } = new URL(href)
  return hostname === 'www.google.com' && pathname === '/url' ? (searchParams.get('q') ?? href) : href
}
