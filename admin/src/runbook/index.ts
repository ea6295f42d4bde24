import { LifebuoyOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const runbook: ConsoleScreens = {
  name: 'runbook',
  menu: {
    group: 'Operations',
    place: 90,
    label: 'Runbook',
    purpose: 'What to do when something is red',
    icon: LifebuoyOutlined,
  },
  list: lazy(() => import('./Runbook.tsx')),
}
