import LocalLibrary from '@mui/icons-material/LocalLibraryOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 17,
  resource: 'books',
  label: 'Books',
  record: 'book',
  purpose: 'The books of the library',
  icon: LocalLibrary,
}
