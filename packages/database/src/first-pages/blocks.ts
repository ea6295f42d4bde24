import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/** Blocks of the editor, written by hand. Their html keeps to what the editor itself may write. */
export function heading(words: string, level: 2 | 3 = 2): ContentBlock {
  return { type: 'heading', level, text: words }
}

/** Paragraphs. */
export function text(...paragraphs: readonly string[]): ContentBlock {
  return { type: 'text', html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') }
}

/** A sentence, and what it announces point by point. */
export function list(opening: string, ...points: readonly string[]): ContentBlock {
  return {
    type: 'text',
    html: `<p>${opening}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  }
}
