import ManageSearch from '@mui/icons-material/ManageSearchOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 10,
  resource: 'search-indexes',
  label: 'Search indexes',
  purpose: 'Documents, lag and rebuilds',
  icon: ManageSearch,
}
