import People from '@mui/icons-material/PeopleAltOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Dictionary',
  place: 20,
  resource: 'authors',
  label: 'Authors',
  record: 'author',
  purpose: 'Authors and their profiles',
  icon: People,
}
