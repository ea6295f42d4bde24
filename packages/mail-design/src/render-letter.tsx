import { render, toPlainText } from '@react-email/render'
import { Letter, type LetterProps } from './letter/Letter.tsx'

export type { LetterProps }

/** What says nothing without being seen. A picture leads where the title below it leads. */
const drawn = ['img', 'a.letter-picture-link', 'table.letter-cabinet'].map((selector) => ({ selector, format: 'skip' }))
const headings = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }))

/** An issue as HTML, and the same in plain text. */
export async function renderLetter(props: LetterProps): Promise<{ html: string; text: string }> {
  const html = await render(<Letter {...props} />)
  return { html, text: toPlainText(html, { selectors: [...drawn, ...headings] }).replace(/\n{3,}/g, '\n\n').trim() }
}
