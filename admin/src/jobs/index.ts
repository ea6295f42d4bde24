import { WorkHistoryOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const jobs: ConsoleScreens = {
  name: 'jobs',
  menu: {
    group: 'Operations',
    place: 25,
    label: 'Jobs',
    purpose: 'What the workers are doing, by queue',
    icon: WorkHistoryOutlined,
  },
  list: lazy(() => import('./Jobs.tsx')),
}
