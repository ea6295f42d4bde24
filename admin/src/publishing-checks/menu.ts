import CheckCircle from '@mui/icons-material/CheckCircle'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 15,
  resource: 'publishing-checks',
  label: 'Checks',
  purpose: 'What is looked at before an article or a post is published',
  icon: CheckCircle,
}
