import WorkHistory from '@mui/icons-material/WorkHistoryOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 25,
  resource: 'jobs',
  label: 'Jobs',
  purpose: 'What the workers are doing, by queue',
  icon: WorkHistory,
}
