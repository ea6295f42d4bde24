import Cached from '@mui/icons-material/CachedOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const caches: ConsoleScreens = {
  name: 'caches',
  menu: {
    group: 'Operations',
    place: 20,
    label: 'Caches',
    purpose: 'Cached pages, and how to clear them',
    icon: Cached,
  },
  list: lazy(() => import('./Caches.tsx')),
}
