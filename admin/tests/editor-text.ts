import { page, userEvent } from 'vitest/browser'

/** The one text of the article editor. */
export const editorText = page.getByRole('textbox', { name: 'Text', exact: true })

/** Types at the end of the text, as a keyboard does: `{Enter}` is a key. */
export async function typeAtEnd(keys: string): Promise<void> {
  await editorText.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${keys}`)
}

/** A heading behind everything else. */
export async function writeHeading(text: string): Promise<void> {
  await typeAtEnd(`## ${text}`)
}
