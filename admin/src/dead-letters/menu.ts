import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 40,
  resource: 'dead-letters',
  label: 'Dead letters',
  purpose: 'Deliveries that failed permanently',
  icon: ReportGmailerrorred,
}
