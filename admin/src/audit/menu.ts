import History from '@mui/icons-material/HistoryOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 60,
  resource: 'audit-entries',
  label: 'Audit log',
  purpose: 'Who did what, newest first',
  icon: History,
}
