import Gavel from '@mui/icons-material/GavelOutlined'
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
      icon: Gavel,
    },
    recordRepresentation: 'title',
  },
  () => import('./auctions.record.tsx'),
)
