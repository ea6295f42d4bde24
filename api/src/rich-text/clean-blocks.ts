import { isEmptyBlock, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  dictionaryMessages as messages,
  dictionaryWritingLimits as limits,
} from '@vitrine/contracts/dictionary/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import fastq from 'fastq'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { sanitizeCell, sanitizedInParts } from './sanitize-rich-text.ts'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** Pauses after each part of a text and each row of a table. */
type Cleaning<Result> = Generator<undefined, Result>

/** One step of all texts at a time: several texts would each take one in the same turn of the event loop. */
const steps = fastq.promise(async (cleaning: Cleaning<ContentBlock[]>) => {
  const step = cleaning.next()
  await otherCalls()
  return step
}, 1)

/**
 * The blocks as they are kept. Sanitizing changes a text's length: one of which nothing is left is dropped,
 * and one that grows over the limit (`&` becomes `&amp;`) is refused. Other calls run in between.
 *
 * @throws AppError VALIDATION_FAILED
 */
export async function cleanBlocks(blocks: readonly ContentBlock[]): Promise<ContentBlock[]> {
  const cleaning = cleaned(blocks)
  for (;;) {
    const step = await steps.push(cleaning)
    if (step.done) return step.value
  }
}

/** The same at once, for a process that serves no calls. */
export function cleanBlocksAtOnce(blocks: readonly ContentBlock[]): ContentBlock[] {
  const cleaning = cleaned(blocks)
  for (;;) {
    const step = cleaning.next()
    if (step.done) return step.value
  }
}

function* cleaned(blocks: readonly ContentBlock[]): Cleaning<ContentBlock[]> {
  const clean: ContentBlock[] = []
  for (const [place, block] of blocks.entries()) {
    const kept = yield* cleanBlock(block, `blocks.${place}`)
    if (!isEmptyBlock(kept)) clean.push(kept)
  }
  return clean
}

function* cleanBlock(block: ContentBlock, field: string): Cleaning<ContentBlock> {
  switch (block.type) {
    case 'text':
      return yield* cleanText(block, field)
    case 'table':
      return yield* cleanTable(block, field)
    case 'columns':
      return {
        ...block,
        columns: [
          yield* cleanColumn(block.columns[0], `${field}.columns.0`),
          yield* cleanColumn(block.columns[1], `${field}.columns.1`),
        ],
      }
    default:
      return block
  }
}

function* cleanText(block: BlockOf<'text'>, field: string): Cleaning<BlockOf<'text'>> {
  const html = yield* sanitizedInParts(block.html)
  if (html === null || html.length > limits.blockTextMax)
    throw fieldRefused('VALIDATION_FAILED', `${field}.html`, 'invalid', messages.blockTextTooLong)
  return { ...block, html }
}

function* cleanTable(block: BlockOf<'table'>, field: string): Cleaning<BlockOf<'table'>> {
  const rows: string[][] = []
  for (const [y, row] of block.rows.entries()) {
    rows.push(row.map((cell, x) => cleanCell(cell, `${field}.rows.${y}.${x}`)))
    yield
  }
  return { ...block, rows }
}

function cleanCell(cell: string, field: string): string {
  const html = sanitizeCell(cell)
  if (html.length > limits.tableCellMax)
    throw fieldRefused('VALIDATION_FAILED', field, 'invalid', messages.cellTooLong)
  return html
}

/** An empty column stays: what stands beside it keeps its side. */
function* cleanColumn(
  column: BlockOf<'columns'>['columns'][number],
  field: string,
): Cleaning<BlockOf<'columns'>['columns'][number]> {
  const clean: BlockOf<'columns'>['columns'][number] = []
  for (const [place, block] of column.entries()) {
    const kept = block.type === 'text' ? yield* cleanText(block, `${field}.${place}`) : block
    if (!isEmptyBlock(kept)) clean.push(kept)
  }
  return clean
}
