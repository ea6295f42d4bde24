import { FileCopyOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const templates = recordResource(
  {
    name: 'templates',
    menu: {
      group: 'Dictionary',
      place: 15,
      label: 'Templates',
      record: 'template',
      purpose: 'What new articles and posts begin with',
      icon: FileCopyOutlined,
    },
    recordRepresentation: 'name',
  },
  () => import('./templates.record.tsx'),
)
