import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { ReactNode } from 'react'
import { darkScheme, hairline, ink, muted, paper, raised, sans, serif } from './colors.ts'
import { Mark, markScheme } from './Mark.tsx'

/**
 * A word that is longer than its line breaks, instead of widening the mail past a phone's edge. Said in three
 * ways, because mail programs know one or another; it goes to all that is below.
 */
export const wraps = { wordWrap: 'break-word', wordBreak: 'break-word', overflowWrap: 'anywhere' } as const

/** A table that is as wide as it is told to be, whatever it holds. */
export const keepsItsWidth = { ...wraps, width: '100%', tableLayout: 'fixed' } as const

interface MailSheetProps {
  subject: string
  /** What lists of mails show beside the subject. */
  preview: string
  /** Which kind of email it is, beside the name of the product. */
  kind?: string
  publicUrl: string
  /** Above and below the mail. */
  padding: string
  /** Rules beside those of every mail. */
  styles?: string
  foot: ReactNode
  children: ReactNode
}

/** What every mail looks like: the mark and the name above, the words on a sheet, the foot below it. */
export function MailSheet({
  subject,
  preview,
  kind,
  publicUrl,
  padding,
  styles = '',
  foot,
  children,
}: MailSheetProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme + markScheme + styles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-paper" style={{ margin: 0, backgroundColor: paper, fontFamily: sans }}>
        <Container style={{ ...keepsItsWidth, maxWidth: 600, padding: `${padding} 16px` }}>
          <Masthead kind={kind} publicUrl={publicUrl} />
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
          {foot}
        </Container>
      </Body>
    </Html>
  )
}

function Masthead({ kind, publicUrl }: { kind: string | undefined; publicUrl: string }) {
  return (
    <>
      <Section style={{ padding: '0 4px' }}>
        <Row>
          <Column style={{ width: 48, verticalAlign: 'middle' }}>
            <Mark />
          </Column>
          <Column style={{ verticalAlign: 'middle' }}>
            <Text
              className="mail-ink"
              style={{
                margin: 0,
                fontFamily: serif,
                fontSize: 26,
                lineHeight: '30px',
                fontWeight: 600,
                color: ink,
              }}
            >
              <Link href={publicUrl} className="mail-ink" style={{ color: ink, textDecoration: 'none' }}>
                {PRODUCT_NAME}
              </Link>
            </Text>
          </Column>
          {kind && (
            <Column style={{ verticalAlign: 'bottom', textAlign: 'right' }}>
              <Text
                className="mail-muted"
                style={{
                  margin: 0,
                  fontFamily: sans,
                  fontSize: 12,
                  lineHeight: '18px',
                  letterSpacing: '0.08em',
                  color: muted,
                }}
              >
                {kind}
              </Text>
            </Column>
          )}
        </Row>
      </Section>
      <Hr className="mail-hairline" style={{ margin: '16px 0 20px', borderColor: hairline }} />
    </>
  )
}
