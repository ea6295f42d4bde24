import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const taxonomy: ConsoleScreens = {
  name: 'taxonomy',
  menu: {
    group: 'Dictionary',
    place: 30,
    label: 'Taxonomy',
    purpose: 'The tree of categories',
    icon: AccountTree,
  },
  list: lazy(() => import('./TaxonomyTree.tsx')),
}
