import { render } from '@react-email/render'
import { Letter, type LetterProps } from './letter/Letter.tsx'
import { plainTextOf } from './plain-text.ts'

export type { LetterProps }

/** What says nothing without being seen. A picture leads where the title below it leads. */
const drawn = ['img', 'a.letter-picture-link']

/** An issue as HTML, and the same in plain text. */
export async function renderLetter(props: LetterProps): Promise<{ html: string; text: string }> {
  const html = await render(<Letter {...props} />)
  return { html, text: plainTextOf(html, drawn) }
}
