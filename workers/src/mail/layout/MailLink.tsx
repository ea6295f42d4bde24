import { Link } from '@react-email/components'
import type { ReactNode } from 'react'
import { brass } from '@vitrine/mail-design/colors'

/** A link within a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="mail-link" style={{ color: brass, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}
