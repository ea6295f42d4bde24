import { Button, Link, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { brass, muted, raised } from '@vitrine/mail-design/colors'

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
