import { HelpOutlineOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const worthScore: ConsoleScreens = {
  name: 'worth-score',
  menu: {
    group: 'Site',
    place: 18,
    label: 'WorthScore',
    purpose: 'What it has learned, and what it says of a piece',
    icon: HelpOutlineOutlined,
  },
  list: lazy(() => import('./WorthScore.tsx')),
}
