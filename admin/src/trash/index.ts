import { DeleteOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const trash: ConsoleScreens = {
  name: 'trash',
  menu: {
    group: 'Site',
    place: 14,
    label: 'Trash',
    purpose: 'Deleted articles, posts and templates, for 30 days',
    icon: DeleteOutlined,
  },
  list: lazy(() => import('./Trash.tsx')),
}
