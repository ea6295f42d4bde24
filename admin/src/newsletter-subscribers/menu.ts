import MailOutlined from '@mui/icons-material/MailOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Newsletter',
  place: 15,
  resource: 'newsletter-subscribers',
  label: 'Subscribers',
  purpose: 'Who agreed to get newsletters; import and export',
  icon: MailOutlined,
}
