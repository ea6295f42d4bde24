import { UnsubscribeOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const newsletterSuppressions: ConsoleScreens = {
  name: 'newsletter-suppressions',
  menu: {
    group: 'Newsletter',
    place: 20,
    label: 'Suppressions',
    record: 'suppression',
    purpose: 'Who gets no newsletters, and why',
    icon: UnsubscribeOutlined,
  },
  list: lazy(() => import('./SuppressionList.tsx')),
  create: lazy(() => import('./SuppressionCreate.tsx')),
  recordRepresentation: 'email',
}
