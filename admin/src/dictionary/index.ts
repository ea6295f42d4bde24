import { MenuBookOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const dictionaryManager: ConsoleScreens = {
  name: 'dictionaryManager',
  menu: {
    group: 'Dictionary',
    place: 10,
    label: 'Articles',
    purpose: 'Create, edit, publish and unpublish',
    icon: MenuBookOutlined,
  },
  // Titles name the boxes that select rows.
  recordRepresentation: 'title',
  list: lazy(() => import('./DictionaryManager.tsx')),
}
