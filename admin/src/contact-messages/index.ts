import { ForumOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const contactMessages: ConsoleScreens = {
  name: 'contact-messages',
  menu: {
    group: 'Site',
    place: 20,
    label: 'Messages',
    record: 'message',
    purpose: 'Messages from the contact form',
    icon: ForumOutlined,
  },
  recordRepresentation: ({ name, subject }: ManagedMessage) => `${name}, ${contactSubjectLabel(subject)}`,
  list: lazy(() => import('./MessageList.tsx')),
  show: lazy(() => import('./MessageShow.tsx')),
}
