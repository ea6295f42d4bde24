import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 14,
  resource: 'trash',
  label: 'Trash',
  purpose: 'Deleted articles, posts and templates, for 30 days',
  icon: DeleteOutlined,
}
