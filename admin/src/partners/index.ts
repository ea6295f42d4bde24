import { HandshakeOutlined } from '@mui/icons-material'
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
      icon: HandshakeOutlined,
    },
    recordRepresentation: 'source',
  },
  () => import('./partners.record.tsx'),
)
