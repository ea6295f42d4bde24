import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { MailContext } from '../mail-template.ts'
import { darkScheme, hairline, muted, paper, raised, sans } from '@vitrine/mail-design/colors'
import { markScheme } from '@vitrine/mail-design/Mark'
import { Masthead } from '@vitrine/mail-design/Masthead'
import { keepsItsWidth } from '@vitrine/mail-design/wraps'

interface MailLayoutProps {
  subject: string
  preview: string
  reason: string
  context: MailContext
  children: ReactNode
}

/**
 * What every mail looks like: the mark and the name above, the words on a sheet, below it why it came and
 * whom to ask.
 */
export function MailLayout({ subject, preview, reason, context, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme + markScheme}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-paper" style={{ margin: 0, backgroundColor: paper, fontFamily: sans }}>
        <Container style={{ ...keepsItsWidth, maxWidth: 600, padding: '32px 16px' }}>
          <Masthead publicUrl={context.publicUrl} />
          <Section
            className="mail-raised"
            style={{
              ...keepsItsWidth,
              backgroundColor: raised,
              border: `1px solid ${hairline}`,
              padding: '36px 40px',
            }}
          >
            {children}
          </Section>
          <Footer reason={reason} context={context} />
        </Container>
      </Body>
    </Html>
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
