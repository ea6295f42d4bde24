import Flag from '@mui/icons-material/FlagOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 25,
  resource: 'collection-reports',
  label: 'Reported collections',
  record: 'report',
  purpose: 'What visitors report about public collections',
  icon: Flag,
}
