import { isEmptyBlock, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sanitizeRichText } from './sanitize-rich-text.ts'

/**
 * The blocks as they are kept. Sanitizing changes a text's length: one of which nothing is left is dropped, and one that grows
 * over the limit (`&` becomes `&amp;`) is refused.
 * @throws AppError VALIDATION_FAILED
 */
export function cleanBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks.map(cleanBlock).filter((block) => !isEmptyBlock(block))
}

function cleanBlock(block: ContentBlock, place: number): ContentBlock {
  if (block.type !== 'text') return block
  const html = sanitizeRichText(block.html)
  if (html.length > dictionaryWritingLimits.blockTextMax) throw fieldRefused('VALIDATION_FAILED', `blocks.${place}.html`, 'invalid', dictionaryMessages.blockTextTooLong)
  return { ...block, html }
}
