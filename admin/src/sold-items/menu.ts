import Article from '@mui/icons-material/ArticleOutlined'
import type { MenuEntry } from '../layout/menu-entry.ts'

export const menu: MenuEntry = {
  group: 'Site',
  place: 15,
  resource: 'sold-items',
  label: 'Sold items',
  record: 'sold item',
  purpose: 'What the price guide is made of',
  icon: Article,
}
