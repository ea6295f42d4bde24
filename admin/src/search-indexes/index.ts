import ManageSearch from '@mui/icons-material/ManageSearchOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const searchIndexes: ConsoleScreens = {
  name: 'search-indexes',
  menu: {
    group: 'Operations',
    place: 10,
    label: 'Search indexes',
    purpose: 'Documents, lag and rebuilds',
    icon: ManageSearch,
  },
  list: lazy(() => import('./SearchIndexes.tsx')),
}
