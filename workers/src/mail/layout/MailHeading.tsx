import { Heading } from '@react-email/components'
import type { ReactNode } from 'react'
import { ink, serif } from '@vitrine/mail-design/colors'

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
