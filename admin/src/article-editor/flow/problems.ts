import { contentBlockSchema, hasTooManyCells, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesIn } from '@vitrine/contracts/dictionary/content-parts'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { thumbnailRules } from '../../settings.ts'

export type BlockType = ContentBlock['type']

export const blockNames: Record<BlockType, string> = {
  heading: 'Heading',
  text: 'Text',
  picture: 'Picture',
  gallery: 'Gallery',
  quote: 'Quote',
  facts: 'Fact box',
  table: 'Table',
  marks: 'Marks table',
  related: 'Related entries',
  video: 'Video',
  sources: 'Sources',
  columns: 'Two columns',
}

/** Blocks never change: what was found of one holds. */
const known = new WeakMap<ContentBlock, string | null>()

/** What keeps a block from being saved, as a sentence; null where nothing does. */
export function problemOf(block: ContentBlock): string | null {
  const before = known.get(block)
  if (before !== undefined) return before
  const problem = findProblem(block)
  known.set(block, problem)
  return problem
}

export function problemOfPicture(src: string): string | undefined {
  return isAllowedThumbnail(src, thumbnailRules()) ? undefined : messages.pictureNotAllowed
}

/** The first one of the content, with the block that it is of. */
export function firstProblem(blocks: readonly ContentBlock[]): string | null {
  for (const block of blocks) {
    const problem = problemOf(block)
    if (problem !== null) return `${blockNames[block.type]}: ${problem}`
  }
  return hasTooManyCells(blocks) ? messages.tooManyCells : null
}

function findProblem(block: ContentBlock): string | null {
  if (picturesIn([block]).some(({ src }) => src === '')) return 'A picture needs a URL.'
  const { error } = contentBlockSchema.safeParse(block)
  const [issue] = error?.issues ?? []
  if (issue) return sentenceOf(issue)
  return picturesIn([block]).some(({ src }) => problemOfPicture(src) !== undefined)
    ? messages.pictureNotAllowed
    : null
}

function sentenceOf({ code, message, ...issue }: { code?: string; message: string }): string {
  const isOurs = Object.values<string>(messages).includes(message)
  if (isOurs) return message
  if (code === 'too_big' && 'maximum' in issue)
    return 'origin' in issue && issue.origin === 'string'
      ? `At most ${String(issue.maximum)} characters.`
      : `At most ${String(issue.maximum)} of them.`
  return code === 'too_small' ? 'Something is still empty.' : messages.blockInvalid
}
