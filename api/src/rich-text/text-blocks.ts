import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/messages'

/**
 * A paragraph longer than this is cut at a word: escaped (at most five characters for one) it still fits a
 * block.
 */
const PARAGRAPH_MAX = 8_000

/**
 * Plain text as content: a blank line parts paragraphs, a line break stays one. Each block holds as many as
 * fit.
 */
export function textToBlocks(text: string): ContentBlock[] {
  const blocks: string[] = []
  for (const paragraph of paragraphsOf(text).flatMap(cutLong)) {
    const html = `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`
    const last = blocks.at(-1)
    if (last !== undefined && last.length + html.length <= dictionaryWritingLimits.blockTextMax)
      blocks[blocks.length - 1] = last + html
    else blocks.push(html)
  }
  return blocks.map((html) => ({ type: 'text', html }))
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
}

function cutLong(paragraph: string): string[] {
  const parts: string[] = []
  let rest = paragraph
  while (rest.length > PARAGRAPH_MAX) {
    const space = rest.lastIndexOf(' ', PARAGRAPH_MAX)
    const at = space > PARAGRAPH_MAX / 2 ? space : endOfCharacter(rest, PARAGRAPH_MAX)
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** Never between the two halves of a surrogate pair. */
function endOfCharacter(text: string, at: number): number {
  return text.slice(0, at).isWellFormed() ? at : at - 1
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
