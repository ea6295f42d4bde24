import { EditNoteOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const blogArticles: ConsoleScreens = {
  name: 'blog-articles',
  menu: {
    group: 'Site',
    place: 12,
    label: 'Blog',
    record: 'post',
    purpose: 'Articles and media posts',
    icon: EditNoteOutlined,
  },
  list: lazy(() => import('./PostList.tsx')),
  create: lazy(() => import('./PostCreate.tsx')),
  edit: lazy(() => import('./PostEdit.tsx')),
  recordRepresentation: 'title',
}
