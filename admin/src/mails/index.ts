import MailOutline from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const mails: ConsoleScreens = {
  name: 'mails',
  menu: {
    group: 'Operations',
    place: 50,
    label: 'Emails',
    purpose: 'Emails that the site has sent',
    icon: MailOutline,
  },
  list: lazy(() => import('./MailList.tsx')),
  show: lazy(() => import('./MailShow.tsx')),
}
