import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 18,
  resource: 'worth-score',
  label: 'WorthScore',
  purpose: 'What it has learned, and what it says of a piece',
  icon: HelpOutline,
}
