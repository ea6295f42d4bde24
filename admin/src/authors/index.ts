import People from '@mui/icons-material/PeopleAltOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const authors: ConsoleScreens = {
  name: 'authors',
  menu: {
    group: 'Dictionary',
    place: 20,
    label: 'Authors',
    record: 'author',
    purpose: 'Authors and their profiles',
    icon: People,
  },
  list: lazy(() => import('./AuthorList.tsx')),
  create: lazy(() => import('./AuthorCreate.tsx')),
  edit: lazy(() => import('./AuthorEdit.tsx')),
  recordRepresentation: 'fullName',
}
