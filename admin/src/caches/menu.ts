import Cached from '@mui/icons-material/CachedOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 20,
  resource: 'caches',
  label: 'Caches',
  purpose: 'Cached pages, and how to clear them',
  icon: Cached,
}
