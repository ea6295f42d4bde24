import { Heading, Text, Button, Link } from '@react-email/components'
import { ink, serif, muted, brass, raised } from '@vitrine/mail-design/colors'
import type { ReactNode } from 'react'

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="mail-ink"
      style={{
        margin: '0 0 18px',
        fontFamily: serif,
        fontSize: 28,
        fontWeight: 500,
        lineHeight: '36px',
        color: ink,
      }}
    >
      {children}
    </Heading>
  )
}

/** A paragraph, in the direction of its first letter. */
export function MailText({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      dir="auto"
      className={quiet ? 'mail-muted' : 'mail-ink'}
      style={{
        margin: '0 0 16px',
        fontSize: quiet ? 14 : 16,
        lineHeight: '26px',
        color: quiet ? muted : ink,
      }}
    >
      {children}
    </Text>
  )
}

/** The one thing to do, and its address in full for whoever cannot press it. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Button
        href={href}
        className="mail-button"
        style={{
          margin: '8px 0 20px',
          padding: '13px 26px',
          backgroundColor: brass,
          color: raised,
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
      <Text
        className="mail-muted"
        style={{ margin: '0 0 16px', fontSize: 13, lineHeight: '20px', color: muted, wordBreak: 'break-all' }}
      >
        Or copy this link:{' '}
        <Link href={href} style={{ color: muted }}>
          {href}
        </Link>
      </Text>
    </>
  )
}

/** A link within a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="mail-link" style={{ color: brass, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/**
 * What a member or a visitor has written, within our own words: it keeps its direction, and ours theirs (UAX
 * #9).
 */
export function OwnWords({ children }: { children: ReactNode }) {
  return <span dir="auto">{children}</span>
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a mail, whose reader's clock nobody knows: 'March 4, 2026 at 5:06 AM UTC'. */
export function mailTime(iso: string): string {
  return `${format.format(new Date(iso))} UTC`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in a mail: 'March 4, 2026'. */
export function mailDay(time: Date): string {
  return dayFormat.format(time)
}
