import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { dictionaryWritingLimits } from './limits.ts'
import { dictionaryMessages } from './messages.ts'

/**
 * An article's content: blocks in order. The schema is versioned by block type; a new type is a new member.
 * `html` of a text block holds p, strong, em, a, ul, ol, li, blockquote, br and is sanitized on every write.
 */
export const headingBlockSchema = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]).default(2),
  text: measuredText(300).trim().min(1).max(300),
})

export const textBlockSchema = z.object({
  type: z.literal('text'),
  html: measuredText(dictionaryWritingLimits.blockTextMax).min(1).max(dictionaryWritingLimits.blockTextMax),
})

export const pictureBlockSchema = z.object({
  type: z.literal('picture'),
  src: pictureUrlSchema({ missing: dictionaryMessages.pictureMissing, invalid: dictionaryMessages.thumbnailNotAllowed }),
  alt: measuredText(500).max(500),
  caption: measuredText(1000).max(1000).default(''),
})

/** What a text relies on: a book, a catalog, a standard. One line each, in the order in which they are shown. */
export const sourcesBlockSchema = z.object({
  type: z.literal('sources'),
  items: z
    .array(measuredText(dictionaryWritingLimits.sourceMax, { tooLong: dictionaryMessages.sourceTooLong }).trim().min(1).max(dictionaryWritingLimits.sourceMax, dictionaryMessages.sourceTooLong).refine(isOneLine, dictionaryMessages.sourceOneLine))
    .min(1)
    .max(dictionaryWritingLimits.sourcesMax, dictionaryMessages.sourcesTooMany),
})

export const contentBlockSchema = z.discriminatedUnion('type', [headingBlockSchema, textBlockSchema, pictureBlockSchema, sourcesBlockSchema])
export type ContentBlock = z.infer<typeof contentBlockSchema>

/** What may be written. */
export const contentBlocksSchema = z.array(contentBlockSchema).max(dictionaryWritingLimits.blocksMax)

const shownBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]).default(2), text: z.string() }),
  z.object({ type: z.literal('text'), html: z.string() }),
  z.object({ type: z.literal('picture'), src: z.string(), alt: z.string(), caption: z.string().default('') }),
  z.object({ type: z.literal('sources'), items: z.array(z.string()) }),
])

/** What is shown: the limits of writing do not count, so that an article that was kept under others is read all the same. */
export const shownBlocksSchema = z.array(shownBlockSchema)

/** The pictures of blocks, by their field. */
export function picturesOfBlocks(blocks: readonly ContentBlock[]): Record<string, string> {
  return Object.fromEntries(blocks.flatMap((block, place) => (block.type === 'picture' ? [[`blocks.${place}.src`, block.src]] : [])))
}

/** The stored blocks that can be shown. Those of an unknown shape, and those that hold nothing, are left out. */
export function readBlocks(stored: unknown): ContentBlock[] {
  const blocks = Array.isArray(stored) ? stored : []
  return blocks.flatMap((block: unknown) => shownBlockSchema.safeParse(block).data ?? []).filter((block) => !isEmptyBlock(block))
}

/** Whether nothing of a block would be seen. */
export function isEmptyBlock(block: ContentBlock): boolean {
  if (block.type === 'picture') return block.src.trim() === ''
  if (block.type === 'sources') return block.items.every((item) => item.trim() === '')
  return plainTextOf([block]).trim() === ''
}

/** The words of the blocks, for search and for descriptions. Sources are left out: a book's title would find every entry that names it. */
export function plainTextOf(blocks: readonly ContentBlock[]): string {
  return blocks
    .map(wordsOfBlock)
    .filter(Boolean)
    .join('\n')
}

function wordsOfBlock(block: ContentBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text
    case 'text':
      return stripTags(block.html)
    case 'picture':
      return block.caption
    default:
      return ''
  }
}

function stripTags(html: string): string {
  return html
    .replace(/<\/(p|li|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }
