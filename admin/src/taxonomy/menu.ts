import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Dictionary',
  place: 30,
  resource: 'taxonomy',
  label: 'Taxonomy',
  purpose: 'The tree of categories',
  icon: AccountTree,
}
