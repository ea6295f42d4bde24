import { ArticleOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const soldItems = recordResource(
  {
    name: 'sold-items',
    menu: {
      group: 'Site',
      place: 15,
      label: 'Sold items',
      record: 'sold item',
      purpose: 'What the price guide is made of',
      icon: ArticleOutlined,
    },
    recordRepresentation: 'title',
  },
  () => import('./sold-items.record.tsx'),
)
