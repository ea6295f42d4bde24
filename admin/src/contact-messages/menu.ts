import Forum from '@mui/icons-material/ForumOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 20,
  resource: 'contact-messages',
  label: 'Messages',
  record: 'message',
  purpose: 'Messages from the contact form',
  icon: Forum,
}
