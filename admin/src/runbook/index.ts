import Lifebuoy from '@mui/icons-material/LifebuoyOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const runbook: ConsoleScreens = {
  name: 'runbook',
  menu: {
    group: 'Operations',
    place: 90,
    label: 'Runbook',
    purpose: 'What to do when something is red',
    icon: Lifebuoy,
  },
  list: lazy(() => import('./Runbook.tsx')),
}
