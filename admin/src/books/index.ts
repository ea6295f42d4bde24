import { LocalLibraryOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const books = recordResource(
  {
    name: 'books',
    menu: {
      group: 'Site',
      place: 17,
      label: 'Books',
      record: 'book',
      purpose: 'The books of the library',
      icon: LocalLibraryOutlined,
    },
    recordRepresentation: 'title',
  },
  () => import('./books.record.tsx'),
)
