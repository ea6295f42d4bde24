import { ManageSearchOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const searchIndexes: ConsoleScreens = {
  name: 'search-indexes',
  menu: {
    group: 'Operations',
    place: 10,
    label: 'Search indexes',
    purpose: 'Documents, lag and rebuilds',
    icon: ManageSearchOutlined,
  },
  list: lazy(() => import('./SearchIndexes.tsx')),
}
