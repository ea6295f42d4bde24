import Description from '@mui/icons-material/DescriptionOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 13,
  resource: 'site-pages',
  label: 'Pages',
  record: 'page',
  purpose: 'Terms, privacy, about and other pages',
  icon: Description,
}
