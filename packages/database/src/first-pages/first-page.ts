import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { SitePage } from '@vitrine/contracts/site-pages/schemas'

/** A written page of the site as it was before staff could change it. */
export interface FirstPage extends Pick<
  SitePage,
  'title' | 'lead' | 'description' | 'picture' | 'kind' | 'actions'
> {
  /** When the text was last changed, where that matters to readers. */
  updated?: string
  blocks: readonly ContentBlock[]
}

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
