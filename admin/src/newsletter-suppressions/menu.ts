import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Newsletter',
  place: 20,
  resource: 'newsletter-suppressions',
  label: 'Suppressions',
  record: 'suppression',
  purpose: 'Who gets no newsletters, and why',
  icon: UnsubscribeOutlined,
}
