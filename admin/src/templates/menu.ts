import FileCopy from '@mui/icons-material/FileCopyOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Dictionary',
  place: 15,
  resource: 'templates',
  label: 'Templates',
  record: 'template',
  purpose: 'What new articles and posts begin with',
  icon: FileCopy,
}
