import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { isAllowedThumbnail, type ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'

/** A block on the screen. Its key stays the same while it is moved and changed, so that what is focused stays so. */
export interface KeyedBlock {
  key: number
  block: ContentBlock
}

export type BlockType = ContentBlock['type']

export const blockNames: Record<BlockType, string> = { heading: 'Heading', text: 'Text', picture: 'Picture', sources: 'Sources' }

let lastKey = 0

export function keyed(block: ContentBlock): KeyedBlock {
  lastKey += 1
  return { key: lastKey, block }
}

export function emptyBlock(type: BlockType): ContentBlock {
  switch (type) {
    case 'heading':
      return { type, level: 2, text: '' }
    case 'text':
      return { type, html: '<p></p>' }
    case 'sources':
      return { type, items: [] }
    default:
      return { type, src: '', alt: '', caption: '' }
  }
}

export function insertAt(blocks: readonly KeyedBlock[], place: number, block: KeyedBlock): KeyedBlock[] {
  return blocks.toSpliced(place, 0, block)
}

/** One place up (-1) or down (1); at the ends nothing changes. */
export function moved(blocks: readonly KeyedBlock[], key: number, by: -1 | 1): KeyedBlock[] {
  const from = blocks.findIndex((block) => block.key === key)
  const to = from + by
  const block = blocks[from]
  if (!block || to < 0 || to >= blocks.length) return [...blocks]
  return blocks.toSpliced(from, 1).toSpliced(to, 0, block)
}

export function changed(blocks: readonly KeyedBlock[], key: number, block: ContentBlock): KeyedBlock[] {
  return blocks.map((existing) => (existing.key === key ? { key, block } : existing))
}

export function isEmpty(block: ContentBlock): boolean {
  if (block.type === 'heading') return block.text.trim() === ''
  if (block.type === 'picture') return block.src.trim() === '' && block.alt.trim() === '' && block.caption.trim() === ''
  if (block.type === 'sources') return writtenSources(block.items).length === 0
  return block.html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}

/** What is sent: blocks in which nothing was written stay on the screen and out of the article. */
export function toContent(blocks: readonly KeyedBlock[]): ContentBlock[] {
  return blocks.filter(({ block }) => !isEmpty(block)).map(({ block }) => tidied(block))
}

function tidied(block: ContentBlock): ContentBlock {
  if (block.type === 'picture') return { ...block, src: block.src.trim() }
  if (block.type === 'sources') return { ...block, items: writtenSources(block.items) }
  return block
}

/** Lines without text are where the writer is still typing. */
function writtenSources(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter(Boolean)
}

/** What keeps the content from being saved, by block. */
export function problemsOf(blocks: readonly KeyedBlock[], pictures: ThumbnailRules): ReadonlyMap<number, string> {
  return new Map(
    blocks.flatMap(({ key, block }): [number, string][] => {
      if (block.type === 'sources') return problemOfSources(block.items).map((problem) => [key, problem])
      if (block.type !== 'picture' || isEmpty(block)) return []
      if (!block.src.trim()) return [[key, 'A picture needs a URL.']]
      return isAllowedThumbnail(block.src.trim(), pictures) ? [] : [[key, dictionaryMessages.thumbnailNotAllowed.replace('thumbnail', 'picture')]]
    }),
  )
}

function problemOfSources(items: readonly string[]): string[] {
  const written = writtenSources(items)
  if (written.length > dictionaryWritingLimits.sourcesMax) return [dictionaryMessages.sourcesTooMany]
  return written.some((item) => item.length > dictionaryWritingLimits.sourceMax) ? [dictionaryMessages.sourceTooLong] : []
}

/** Two drafts that would be saved alike are alike. */
export function isSameContent(one: readonly KeyedBlock[], other: readonly KeyedBlock[]): boolean {
  return JSON.stringify(toContent(one)) === JSON.stringify(toContent(other))
}
