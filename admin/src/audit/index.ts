import { HistoryOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const auditEntries: ConsoleScreens = {
  name: 'audit-entries',
  menu: {
    group: 'Operations',
    place: 60,
    label: 'Audit log',
    purpose: 'Who did what, newest first',
    icon: HistoryOutlined,
  },
  list: lazy(() => import('./AuditEntryList.tsx')),
}
