import { render } from '@react-email/render'
import { IssueEmail, type IssueEmailProps } from './issue-email/IssueEmail.tsx'
import { plainTextOf } from './plain-text.ts'

export type { IssueEmailProps }

/** What says nothing without being seen. A picture leads where the title below it leads. */
const drawn = ['img', 'a.issue-picture-link']

/** An issue as HTML, and the same in plain text. */
export async function renderIssueEmail(props: IssueEmailProps): Promise<{ html: string; text: string }> {
  const html = await render(<IssueEmail {...props} />)
  return { html, text: plainTextOf(html, drawn) }
}
