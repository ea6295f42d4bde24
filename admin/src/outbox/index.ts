import { OutboxOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const outbox: ConsoleScreens = {
  name: 'outbox',
  menu: {
    group: 'Operations',
    place: 30,
    label: 'Outbox',
    purpose: 'Events and their delivery to consumers',
    icon: OutboxOutlined,
  },
  list: lazy(() => import('./OutboxStatus.tsx')),
}
