import { PeopleAltOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const authors = recordResource(
  {
    name: 'authors',
    menu: {
      group: 'Dictionary',
      place: 20,
      label: 'Authors',
      record: 'author',
      purpose: 'Authors and their profiles',
      icon: PeopleAltOutlined,
    },
    recordRepresentation: 'fullName',
  },
  () => import('./authors.record.tsx'),
)
