import { JoinFullOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'
import { synonymWords } from '@vitrine/contracts/synonyms/schemas'

export const synonyms = recordResource(
  {
    name: 'synonyms',
    menu: {
      group: 'Dictionary',
      place: 40,
      label: 'Synonyms',
      record: 'list of synonyms',
      purpose: 'Words that mean the same to search',
      icon: JoinFullOutlined,
    },
    recordRepresentation: synonymWords,
  },
  () => import('./synonyms.record.tsx'),
)
