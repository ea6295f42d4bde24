import MenuBook from '@mui/icons-material/MenuBookOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Dictionary',
  place: 10,
  resource: 'dictionaryManager',
  label: 'Articles',
  purpose: 'Create, edit, publish and unpublish',
  icon: MenuBook,
}
