import FileCopy from '@mui/icons-material/FileCopyOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const templates: ConsoleScreens = {
  name: 'templates',
  menu: {
    group: 'Dictionary',
    place: 15,
    label: 'Templates',
    record: 'template',
    purpose: 'What new articles and posts begin with',
    icon: FileCopy,
  },
  list: lazy(() => import('./TemplateList.tsx')),
  create: lazy(() => import('./TemplateCreate.tsx')),
  edit: lazy(() => import('./TemplateEdit.tsx')),
  recordRepresentation: 'name',
}
