import WorkHistory from '@mui/icons-material/WorkHistoryOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const jobs: ConsoleScreens = {
  name: 'jobs',
  menu: {
    group: 'Operations',
    place: 25,
    label: 'Jobs',
    purpose: 'What the workers are doing, by queue',
    icon: WorkHistory,
  },
  list: lazy(() => import('./Jobs.tsx')),
}
