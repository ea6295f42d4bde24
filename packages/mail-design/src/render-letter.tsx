import { render, toPlainText } from '@react-email/render'
import { Letter, type LetterProps } from './letter/Letter.tsx'

export type { LetterProps }

/** An issue as HTML, and the same in plain text. */
export async function renderLetter(props: LetterProps): Promise<{ html: string; text: string }> {
  const html = await render(<Letter {...props} />)
  return { html, text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }, { selector: 'h2', options: { uppercase: false } }, { selector: 'img', format: 'skip' }] }) }
}
