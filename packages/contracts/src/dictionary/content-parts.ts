import type { ContentBlock } from './content.ts'

export type PictureOfContent = Extract<ContentBlock, { type: 'gallery' }>['pictures'][number]

/** All blocks one after the other: those of columns in the place of the columns. */
export function flatBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
}

export function picturesIn(blocks: readonly ContentBlock[]): PictureOfContent[] {
  return flatBlocks(blocks).flatMap((block) => {
    if (block.type === 'picture') return [block]
    return block.type === 'gallery' ? block.pictures : []
  })
}

/** Each piece of html that the blocks hold. */
export function htmlIn(blocks: readonly ContentBlock[]): string[] {
  return flatBlocks(blocks).flatMap((block) => {
    if (block.type === 'text') return [block.html]
    return block.type === 'table' ? block.rows.flat() : []
  })
}

/** The records that the blocks name, each once: ids of articles and of marks. */
export function recordsIn(blocks: readonly ContentBlock[]): { articles: number[]; marks: number[] } {
  const idsOf = (type: 'marks' | 'related') => [
    ...new Set(blocks.flatMap((block) => (block.type === type ? block.ids : []))),
  ]
  return { articles: idsOf('related'), marks: idsOf('marks') }
}

/** The addresses of the pictures of blocks, by their field. */
export function picturesOfBlocks(blocks: readonly ContentBlock[]): Record<string, string> {
  return Object.fromEntries(blocks.flatMap((block, place) => pictureFields(block, `blocks.${place}`)))
}

function pictureFields(block: ContentBlock, field: string): [string, string][] {
  if (block.type === 'picture') return [[`${field}.src`, block.src]]
  if (block.type === 'gallery')
    return block.pictures.map(({ src }, place) => [`${field}.pictures.${place}.src`, src])
  if (block.type !== 'columns') return []
  return block.columns.flatMap((column, side) =>
    column.flatMap((each, place) => pictureFields(each, `${field}.columns.${side}.${place}`)),
  )
}
