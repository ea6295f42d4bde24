import JoinFull from '@mui/icons-material/JoinFullOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Dictionary',
  place: 40,
  resource: 'synonyms',
  label: 'Synonyms',
  record: 'list of synonyms',
  purpose: 'Words that mean the same to search',
  icon: JoinFull,
}
