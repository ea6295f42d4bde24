import Mark from '@mui/icons-material/VerifiedOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const marks: ConsoleScreens = {
  name: 'marks',
  menu: {
    group: 'Site',
    place: 16,
    label: 'Marks',
    record: 'mark',
    purpose: 'Makers’ marks, hallmarks and stamps',
    icon: Mark,
  },
  list: lazy(() => import('./MarkList.tsx')),
  create: lazy(() => import('./MarkCreate.tsx')),
  edit: lazy(() => import('./MarkEdit.tsx')),
  recordRepresentation: 'title',
}
