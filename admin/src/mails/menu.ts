import MailOutline from '@mui/icons-material/MailOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Operations',
  place: 50,
  resource: 'mails',
  label: 'Emails',
  purpose: 'Emails that the site has sent',
  icon: MailOutline,
}
