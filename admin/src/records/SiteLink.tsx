import { Link } from '@mui/material'
import type { ReactNode } from 'react'

/** The page of a row's record on the site, in a new tab. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener" onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
