import { CancelOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const forbiddenWords = recordResource(
  {
    name: 'forbidden-words',
    menu: {
      group: 'Members',
      place: 30,
      label: 'Forbidden words',
      record: 'word',
      purpose: 'Words that texts of the vault may not hold',
      icon: CancelOutlined,
    },
    recordRepresentation: 'word',
  },
  () => import('./forbidden-words.record.tsx'),
)
