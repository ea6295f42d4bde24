import { Inventory2Outlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

/** The documents give its search and its edit paths of their own below the resource: one screen leads to both. */
export const manageVault: ConsoleScreens = {
  name: 'manageVault',
  menu: {
    group: 'Members',
    place: 20,
    label: 'Vault items',
    record: 'vault item',
    purpose: 'What members own: find, correct, restore',
    icon: Inventory2Outlined,
  },
  list: lazy(() => import('./ManageVault.tsx')),
  recordRepresentation: 'title',
}
