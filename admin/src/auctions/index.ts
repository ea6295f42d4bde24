import { GavelOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const auctions = recordResource(
  {
    name: 'auctions',
    menu: {
      group: 'Site',
      place: 15,
      label: 'Auctions',
      record: 'auction',
      purpose: 'The calendar of upcoming auctions',
      icon: GavelOutlined,
    },
    recordRepresentation: 'title',
  },
  () => import('./auctions.record.tsx'),
)
