import { DescriptionOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const sitePages: ConsoleScreens = {
  name: 'site-pages',
  menu: {
    group: 'Site',
    place: 13,
    label: 'Pages',
    record: 'page',
    purpose: 'Terms, privacy, about and other pages',
    icon: DescriptionOutlined,
  },
  list: lazy(() => import('./SitePageList.tsx')),
  edit: lazy(() => import('./SitePageEdit.tsx')),
  recordRepresentation: 'title',
}
