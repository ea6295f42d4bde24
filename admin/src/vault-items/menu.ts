import Inventory from '@mui/icons-material/Inventory2Outlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Members',
  place: 20,
  resource: 'manageVault',
  label: 'Vault items',
  record: 'vault item',
  purpose: 'What members own: find, correct, restore',
  icon: Inventory,
}
