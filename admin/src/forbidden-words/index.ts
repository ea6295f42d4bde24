import CancelOutlined from '@mui/icons-material/CancelOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const forbiddenWords: ConsoleScreens = {
  name: 'forbidden-words',
  menu: {
    group: 'Members',
    place: 30,
    label: 'Forbidden words',
    record: 'word',
    purpose: 'Words that texts of the vault may not hold',
    icon: CancelOutlined,
  },
  list: lazy(() => import('./WordList.tsx')),
  create: lazy(() => import('./WordCreate.tsx')),
  edit: lazy(() => import('./WordEdit.tsx')),
  recordRepresentation: 'word',
}
