import EditNote from '@mui/icons-material/EditNoteOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 12,
  resource: 'blog-articles',
  label: 'Blog',
  record: 'post',
  purpose: 'Articles and media posts',
  icon: EditNote,
}
