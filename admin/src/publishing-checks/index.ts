import { CheckCircle } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const publishingChecks: ConsoleScreens = {
  name: 'publishing-checks',
  menu: {
    group: 'Site',
    place: 15,
    label: 'Checks',
    purpose: 'What is looked at before an article or a post is published',
    icon: CheckCircle,
  },
  list: lazy(() => import('./PublishingChecks.tsx')),
}
