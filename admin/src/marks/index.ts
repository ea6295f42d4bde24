import Mark from '@mui/icons-material/VerifiedOutlined'
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
      icon: Mark,
    },
    recordRepresentation: 'title',
  },
  () => import('./marks.record.tsx'),
)
