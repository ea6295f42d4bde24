import { MailOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const mails: ConsoleScreens = {
  name: 'mails',
  menu: {
    group: 'Operations',
    place: 50,
    label: 'Emails',
    purpose: 'Emails that the site has sent',
    icon: MailOutlined,
  },
  list: lazy(() => import('./MailList.tsx')),
  show: lazy(() => import('./MailShow.tsx')),
}
