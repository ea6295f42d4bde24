import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const contactMessages: ResourceProps = {
  name: 'contact-messages',
  list: lazy(() => import('./MessageList.tsx')),
  show: lazy(() => import('./MessageShow.tsx')),
}
