import { z } from 'zod'
import * as blocks from './content-blocks.ts'
import { dictionaryMessages, dictionaryWritingLimits } from './messages.ts'
import { shownBlockSchema, type ShownBlock } from './shown-blocks.ts'

/**
 * An article's content: blocks in order. The schema is versioned by block type; a new type is a new member.
 * `html` of a text block holds p, strong, em, a, ul, ol, li, blockquote, br and is sanitized on every write.
 */
export const contentBlockSchema = z.discriminatedUnion('type', [
  blocks.headingBlockSchema,
  blocks.textBlockSchema,
  blocks.pictureBlockSchema,
  blocks.galleryBlockSchema,
  blocks.quoteBlockSchema,
  blocks.factsBlockSchema,
  blocks.tableBlockSchema,
  blocks.marksBlockSchema,
  blocks.relatedBlockSchema,
  blocks.videoBlockSchema,
  blocks.sourcesBlockSchema,
  blocks.columnsBlockSchema,
])
export type ContentBlock = z.infer<typeof contentBlockSchema>

/** What may be written. */
export const contentBlocksSchema = z
  .array(contentBlockSchema)
  .max(dictionaryWritingLimits.blocksMax)
  .refine((blocks) => !hasTooManyCells(blocks), dictionaryMessages.tooManyCells)

/** In all of its tables together. */
export function hasTooManyCells(blocks: readonly ContentBlock[]): boolean {
  const rows = blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
  return rows.reduce((cells, row) => cells + row.length, 0) > dictionaryWritingLimits.cellsMax
}

/** The stored blocks that can be shown. Those of an unknown shape, and those that hold nothing, are left out. */
export function readBlocks(stored: unknown): ShownBlock[] {
  const blocks = Array.isArray(stored) ? stored : []
  return blocks
    .flatMap((block: unknown) => shownBlockSchema.safeParse(block).data ?? [])
    .filter((block) => !isEmptyBlock(block))
}

/** Whether nothing of a block would be seen. */
export function isEmptyBlock(block: ContentBlock): boolean {
  switch (block.type) {
    case 'picture':
      return block.src.trim() === ''
    case 'gallery':
      return block.pictures.every(({ src }) => src.trim() === '')
    case 'sources':
      return block.items.every((item) => item.trim() === '')
    case 'marks':
    case 'related':
      return block.ids.length === 0
    case 'video':
      return block.url.trim() === ''
    case 'columns':
      return block.columns.every((column) => column.every(isEmptyBlock))
    default:
      return plainTextOf([block]).trim() === ''
  }
}

/**
 * The words of the blocks, for search and for descriptions. Sources are left out: a book's title would find
 * every entry that names it.
 */
export function plainTextOf(blocks: readonly ContentBlock[]): string {
  return blocks.map(wordsOfBlock).filter(Boolean).join('\n')
}

function wordsOfBlock(block: ContentBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text
    case 'text':
      return stripTags(block.html)
    case 'picture':
      return block.caption
    case 'gallery':
      return lines(block.pictures.map(({ caption }) => caption))
    case 'quote':
      return lines([block.text, block.source])
    case 'facts':
      return lines([block.title, ...block.facts.map(({ name, value }) => `${name}: ${value}`)])
    case 'table':
      return lines([block.title, ...block.rows.map((row) => row.map(stripTags).filter(Boolean).join(' '))])
    case 'video':
      return block.title
    case 'columns':
      return plainTextOf(block.columns.flat())
    default:
      return ''
  }
}

const lines = (texts: readonly string[]): string => texts.filter(Boolean).join('\n')

function stripTags(html: string): string {
  return html
    .replace(/<\/(p|li|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
