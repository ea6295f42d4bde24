import { Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { ink, muted } from '@vitrine/mail-design/colors'

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
