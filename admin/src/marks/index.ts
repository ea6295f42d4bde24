import { VerifiedOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const marks = recordResource(
  {
    name: 'marks',
    menu: {
      group: 'Site',
      place: 16,
      label: 'Marks',
      record: 'mark',
      purpose: 'Makers’ marks, hallmarks and stamps',
      icon: VerifiedOutlined,
    },
    recordRepresentation: 'title',
  },
  () => import('./marks.record.tsx'),
)
