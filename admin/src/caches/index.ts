import { CachedOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const caches: ConsoleScreens = {
  name: 'caches',
  menu: {
    group: 'Operations',
    place: 20,
    label: 'Caches',
    purpose: 'Cached pages, and how to clear them',
    icon: CachedOutlined,
  },
  list: lazy(() => import('./Caches.tsx')),
}
