import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { DOMParser as NodeParser, type Node, type Schema } from '@tiptap/pm/model'

type Json = { type: string; attrs?: Record<string, unknown>; content?: Json[]; text?: string }

/** The blocks as one text to write in. Text blocks that follow each other become one run of paragraphs. */
export function textOfBlocks(schema: Schema, blocks: readonly ContentBlock[]): Node {
  const nodes = blocks.flatMap((block) => nodesOf(schema, block))
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')])
}

function nodesOf(schema: Schema, block: ContentBlock): Node[] {
  const node = (json: Json) => [schema.nodeFromJSON(json)]
  switch (block.type) {
    case 'heading':
      return node({ type: 'heading', attrs: { level: block.level }, ...textContent(block.text) })
    case 'text':
      return htmlNodes(schema, block.html)
    case 'picture':
      return node({
        type: 'picture',
        attrs: { src: block.src, alt: block.alt, focus: block.focus ?? null },
        ...textContent(block.caption),
      })
    case 'gallery':
      return node({ type: 'gallery', attrs: { pictures: block.pictures } })
    case 'quote':
      return node({
        type: 'quote',
        content: [
          { type: 'quoteText', ...brokenContent(block.text) },
          { type: 'quoteSource', ...textContent(block.source) },
        ],
      })
    case 'facts':
      return node({
        type: 'facts',
        content: [{ type: 'factsTitle', ...textContent(block.title) }, ...factNodes(block.facts)],
      })
    case 'table':
      return [tableNode(schema, block)]
    case 'marks':
      return node({ type: 'marksTable', attrs: { ids: block.ids } })
    case 'related':
      return node({ type: 'relatedEntries', attrs: { ids: block.ids } })
    case 'video':
      return node({ type: 'video', attrs: { url: block.url, title: block.title } })
    case 'sources':
      return node({
        type: 'sources',
        content: (block.items.length > 0 ? block.items : ['']).map((item) => ({
          type: 'source',
          ...textContent(item),
        })),
      })
    case 'columns':
      return [
        schema.node(
          'columns',
          null,
          block.columns.map((column) => columnNode(schema, column)),
        ),
      ]
  }
}

function factNodes(facts: Extract<ContentBlock, { type: 'facts' }>['facts']): Json[] {
  const written = facts.length > 0 ? facts : [{ name: '', value: '' }]
  return written.map(({ name, value }) => ({
    type: 'fact',
    content: [
      { type: 'factName', ...textContent(name) },
      { type: 'factValue', ...brokenContent(value) },
    ],
  }))
}

function columnNode(schema: Schema, blocks: readonly ContentBlock[]): Node {
  const nodes = blocks.flatMap((block) => nodesOf(schema, block))
  return schema.node('column', null, nodes.length > 0 ? nodes : [schema.node('paragraph')])
}

function tableNode(
  schema: Schema,
  { title, hasHeader, rows }: Extract<ContentBlock, { type: 'table' }>,
): Node {
  const cell = (html: string, isHeader: boolean) =>
    schema.node(isHeader ? 'tableHeader' : 'tableCell', null, htmlNodes(schema, `<p>${html}</p>`))
  return schema.node(
    'table',
    { title },
    rows.map((row, place) =>
      schema.node(
        'tableRow',
        null,
        row.map((html) => cell(html, hasHeader && place === 0)),
      ),
    ),
  )
}

/** Paragraphs and lists of html that the api has cleaned, or that this editor has written. */
function htmlNodes(schema: Schema, html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...NodeParser.fromSchema(schema).parse(body).content.content]
}

function textContent(text: string): Pick<Json, 'content'> {
  return text === '' ? {} : { content: [{ type: 'text', text }] }
}

function brokenContent(text: string): Pick<Json, 'content'> {
  const content = text
    .split('\n')
    .flatMap((line, place): Json[] => [
      ...(place > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ])
  return content.length > 0 ? { content } : {}
}
