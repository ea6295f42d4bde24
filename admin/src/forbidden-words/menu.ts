import CancelOutlined from '@mui/icons-material/CancelOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Members',
  place: 30,
  resource: 'forbidden-words',
  label: 'Forbidden words',
  record: 'word',
  purpose: 'Words that texts of the vault may not hold',
  icon: CancelOutlined,
}
