import { render } from '@react-email/render'
import { plainTextOf } from '@vitrine/mail-design/plain-text'
import { MailLayout } from './layout/MailLayout.tsx'
import type { MailContext, WrittenMail } from './mail-template.ts'

/** The mail as it leaves: HTML, and the same in plain text. */
export async function renderMail(
  { preview, reason, subject, body }: WrittenMail,
  context: MailContext,
): Promise<{ html: string; text: string }> {
  const html = await render(
    <MailLayout subject={subject} preview={preview} reason={reason} context={context}>
      {body}
    </MailLayout>,
  )
  return { html, text: plainTextOf(html) }
}
