import PersonRemove from '@mui/icons-material/PersonRemoveOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Members',
  place: 20,
  resource: 'account-deletion-requests',
  label: 'Account deletions',
  record: 'request',
  purpose: 'Members who asked us to delete their account',
  icon: PersonRemove,
}
