import { isEmptyBlock, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'

/**
 * Runs of paragraphs are cut here, so that the api's cleaning, which writes some characters longer, keeps the
 * limit.
 */
const TEXT_MAX = 20_000

/**
 * Nodes never change: what a node was written as once is so for ever. A key in a long text writes one
 * paragraph again.
 */
const htmlOfNode = new WeakMap<Node, string>()
const blockOfNode = new WeakMap<Node, ContentBlock>()
const blocksOfDoc = new WeakMap<Node, ContentBlock[]>()

/**
 * What of the text is an article's content, also where it is not finished. Blocks in which nothing was
 * written are left out.
 */
export function blocksOfText(doc: Node): ContentBlock[] {
  const known = blocksOfDoc.get(doc)
  if (known) return known
  const blocks = blocksOf(doc).filter((block) => !isUntouched(block))
  blocksOfDoc.set(doc, blocks)
  return blocks
}

function blocksOf(parent: Node): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let run = ''
  const endRun = () => {
    if (run !== '') blocks.push({ type: 'text', html: run })
    run = ''
  }
  parent.forEach((node) => {
    if (node.type.isInGroup('block')) {
      // An empty paragraph is where somebody may write next.
      if (node.type.name === 'paragraph' && node.content.size === 0) return
      const html = htmlOf(node)
      if (run.length + html.length > TEXT_MAX) endRun()
      run += html
      return
    }
    endRun()
    blocks.push(blockOf(node))
  })
  endRun()
  return blocks
}

function blockOf(node: Node): ContentBlock {
  const known = blockOfNode.get(node)
  if (known) return known
  const block = readBlock(node)
  blockOfNode.set(node, block)
  return block
}

function readBlock(node: Node): ContentBlock {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', level: node.attrs['level'] === 3 ? 3 : 2, text: node.textContent.trim() }
    case 'quote':
      return { type: 'quote', text: linesOf(node.child(0)), source: node.child(1).textContent.trim() }
    case 'facts':
      return {
        type: 'facts',
        title: node.child(0).textContent.trim(),
        facts: childrenOf(node)
          .slice(1)
          .map((fact) => ({ name: fact.child(0).textContent.trim(), value: linesOf(fact.child(1)) }))
          .filter(({ name, value }) => name !== '' || value !== ''),
      }
    case 'table':
      return tableOf(node)
    case 'gallery':
      return {
        type: 'gallery',
        pictures: (node.attrs['pictures'] as PictureOfContent[]).map((picture) => ({
          ...picture,
          src: picture.src.trim(),
        })),
      }
    case 'marksTable':
      return { type: 'marks', ids: node.attrs['ids'] as number[] }
    case 'relatedEntries':
      return { type: 'related', ids: node.attrs['ids'] as number[] }
    case 'video':
      return {
        type: 'video',
        url: String(node.attrs['url']).trim(),
        title: String(node.attrs['title']).trim(),
      }
    case 'sources':
      return {
        type: 'sources',
        items: childrenOf(node)
          .map((source) => source.textContent.trim())
          .filter(Boolean),
      }
    case 'columns':
      return { type: 'columns', columns: [columnOf(node.child(0)), columnOf(node.child(1))] }
    default:
      return pictureOf(node)
  }
}

function pictureOf({ attrs, textContent }: Node): ContentBlock {
  const focus = attrs['focus'] as PictureOfContent['focus'] | null
  return {
    type: 'picture',
    src: String(attrs['src']).trim(),
    alt: String(attrs['alt']),
    caption: textContent.trim(),
    ...(focus && { focus }),
  }
}

type Column = Extract<ContentBlock, { type: 'columns' }>['columns'][number]

/** The schema lets nothing else into a column. */
const columnOf = (node: Node): Column => blocksOf(node).filter((block) => !isUntouched(block)) as Column

/**
 * A cell that covers several columns or rows is written once, and the others stay empty: each cell keeps its
 * column.
 */
function tableOf(node: Node): ContentBlock {
  const { map, width, height } = TableMap.get(node)
  const written = new Set<number>()
  const wordsAt = (place: number | undefined): string => {
    // Nothing begins at 0: a row that is short has no cell there.
    const cell = place ? node.nodeAt(place) : null
    if (!place || !cell || written.has(place)) return ''
    written.add(place)
    return cellHtml(cell)
  }
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => wordsAt(map[row * width + column])),
  )
  const hasHeader = childrenOf(node.child(0)).every((cell) => cell.type.name === 'tableHeader')
  return { type: 'table', title: String(node.attrs['title'] ?? '').trim(), hasHeader, rows }
}

function cellHtml(cell: Node): string {
  return childrenOf(cell)
    .map((paragraph) => htmlOf(paragraph).replace(/^<p>|<\/p>$/g, ''))
    .join('<br>')
    .replace(/^(<br>)+|(<br>)+$/g, '')
}

function htmlOf(node: Node): string {
  const known = htmlOfNode.get(node)
  if (known !== undefined) return known
  const element = DOMSerializer.fromSchema(node.type.schema).serializeNode(node)
  const html = element instanceof Element ? element.outerHTML : ''
  htmlOfNode.set(node, html)
  return html
}

function childrenOf(node: Node): Node[] {
  return [...node.content.content]
}

function linesOf(node: Node): string {
  return node.textBetween(0, node.content.size, '\n', '\n').trim()
}

/** Nothing was written in it yet. A picture without a URL that has a caption was begun. */
function isUntouched(block: ContentBlock): boolean {
  if (block.type === 'picture') return block.src === '' && block.alt.trim() === '' && block.caption === ''
  if (block.type === 'video') return block.url === '' && block.title === ''
  if (block.type === 'gallery') return block.pictures.length === 0
  return isEmptyBlock(block)
}
