import { MailOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const newsletterSubscribers: ConsoleScreens = {
  name: 'newsletter-subscribers',
  menu: {
    group: 'Newsletter',
    place: 15,
    label: 'Subscribers',
    purpose: 'Who agreed to get newsletters; import and export',
    icon: MailOutlined,
  },
  list: lazy(() => import('./SubscriberList.tsx')),
  recordRepresentation: 'email',
}
