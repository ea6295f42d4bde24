import LocalLibrary from '@mui/icons-material/LocalLibraryOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const books: ConsoleScreens = {
  name: 'books',
  menu: {
    group: 'Site',
    place: 17,
    label: 'Books',
    record: 'book',
    purpose: 'The books of the library',
    icon: LocalLibrary,
  },
  list: lazy(() => import('./BookList.tsx')),
  create: lazy(() => import('./BookCreate.tsx')),
  edit: lazy(() => import('./BookEdit.tsx')),
  recordRepresentation: 'title',
}
