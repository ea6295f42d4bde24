import { Hr, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { MailSheet } from '@vitrine/mail-design/MailSheet'
import { hairline, muted } from '@vitrine/mail-design/colors'
import { plainTextOf } from '@vitrine/mail-design/plain-text'
import type { ReactNode } from 'react'
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

interface MailLayoutProps {
  subject: string
  preview: string
  reason: string
  context: MailContext
  children: ReactNode
}

/** Every mail but the issues of the newsletter: below the words, why it came and whom to ask. */
function MailLayout({ subject, preview, reason, context, children }: MailLayoutProps) {
  return (
    <MailSheet
      subject={subject}
      preview={preview}
      publicUrl={context.publicUrl}
      padding="32px"
      foot={<Footer reason={reason} context={context} />}
    >
      {children}
    </MailSheet>
  )
}

function Footer({ reason, context }: Pick<MailLayoutProps, 'reason' | 'context'>) {
  const small = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: muted }
  return (
    <>
      <Hr className="mail-hairline" style={{ margin: '28px 0 16px', borderColor: hairline }} />
      <Text className="mail-muted" style={small}>
        You are getting this email because {reason}
      </Text>
      <Text className="mail-muted" style={small}>
        Questions? Write to{' '}
        <Link href={`mailto:${context.supportEmail}`} style={{ color: muted, textDecoration: 'underline' }}>
          {context.supportEmail}
        </Link>
      </Text>
    </>
  )
}
