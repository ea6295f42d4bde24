import Badge from '@mui/icons-material/BadgeOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Members',
  place: 10,
  resource: 'members',
  label: 'Members',
  record: 'member',
  purpose: 'Accounts, memberships and their history',
  icon: Badge,
}
