import Article from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const soldItems: ConsoleScreens = {
  name: 'sold-items',
  menu: {
    group: 'Site',
    place: 15,
    label: 'Sold items',
    record: 'sold item',
    purpose: 'What the price guide is made of',
    icon: Article,
  },
  list: lazy(() => import('./SoldItemList.tsx')),
  create: lazy(() => import('./SoldItemCreate.tsx')),
  edit: lazy(() => import('./SoldItemEdit.tsx')),
  recordRepresentation: 'title',
}
