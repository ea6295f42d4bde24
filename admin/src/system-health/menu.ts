import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 5,
  resource: 'system-health',
  label: 'Health',
  purpose: 'Every part of the product, and what is stored',
  icon: MonitorHeart,
}
