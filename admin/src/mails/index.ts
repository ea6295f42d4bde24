import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const mails: ResourceProps = {
  name: 'mails',
  list: lazy(() => import('./MailList.tsx')),
  show: lazy(() => import('./MailShow.tsx')),
}
