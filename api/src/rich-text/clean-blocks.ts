import { isEmptyBlock, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/limits'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sanitizeCell, sanitizeRichText } from './sanitize-rich-text.ts'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/**
 * The blocks as they are kept. Sanitizing changes a text's length: one of which nothing is left is dropped,
 * and one that grows over the limit (`&` becomes `&amp;`) is refused.
 *
 * @throws AppError VALIDATION_FAILED
 */
export function cleanBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks
    .map((block, place) => cleanBlock(block, `blocks.${place}`))
    .filter((block) => !isEmptyBlock(block))
}

function cleanBlock(block: ContentBlock, field: string): ContentBlock {
  switch (block.type) {
    case 'text':
      return cleanText(block, field)
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row, y) => row.map((cell, x) => cleanCell(cell, `${field}.rows.${y}.${x}`))),
      }
    case 'columns':
      return {
        ...block,
        columns: [
          cleanColumn(block.columns[0], `${field}.columns.0`),
          cleanColumn(block.columns[1], `${field}.columns.1`),
        ],
      }
    default:
      return block
  }
}

function cleanText(block: BlockOf<'text'>, field: string): BlockOf<'text'> {
  const html = sanitizeRichText(block.html)
  if (html.length > limits.blockTextMax)
    throw fieldRefused('VALIDATION_FAILED', `${field}.html`, 'invalid', messages.blockTextTooLong)
  return { ...block, html }
}

function cleanCell(cell: string, field: string): string {
  const html = sanitizeCell(cell)
  if (html.length > limits.tableCellMax)
    throw fieldRefused('VALIDATION_FAILED', field, 'invalid', messages.cellTooLong)
  return html
}

/** An empty column stays: what stands beside it keeps its side. */
function cleanColumn(
  column: BlockOf<'columns'>['columns'][number],
  field: string,
): BlockOf<'columns'>['columns'][number] {
  return column
    .map((block, place) => (block.type === 'text' ? cleanText(block, `${field}.${place}`) : block))
    .filter((block) => !isEmptyBlock(block))
}
