import { AccountTreeOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const taxonomy: ConsoleScreens = {
  name: 'taxonomy',
  menu: {
    group: 'Dictionary',
    place: 30,
    label: 'Taxonomy',
    purpose: 'The tree of categories',
    icon: AccountTreeOutlined,
  },
  list: lazy(() => import('./TaxonomyTree.tsx')),
}
