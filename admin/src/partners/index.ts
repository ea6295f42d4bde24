import Handshake from '@mui/icons-material/HandshakeOutlined'
import { recordResource } from '../records/record-resource.ts'

export const partners = recordResource(
  {
    name: 'partners',
    menu: {
      group: 'Site',
      place: 10,
      label: 'Partners',
      record: 'partner',
      purpose: 'The companies in the footer and their pages',
      icon: Handshake,
    },
    recordRepresentation: 'source',
  },
  () => import('./partners.record.tsx'),
)
