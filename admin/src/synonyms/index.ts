import JoinFull from '@mui/icons-material/JoinFullOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'
import { synonymWords } from './synonym-words.ts'

export const synonyms: ConsoleScreens = {
  name: 'synonyms',
  menu: {
    group: 'Dictionary',
    place: 40,
    label: 'Synonyms',
    record: 'list of synonyms',
    purpose: 'Words that mean the same to search',
    icon: JoinFull,
  },
  list: lazy(() => import('./SynonymList.tsx')),
  create: lazy(() => import('./SynonymCreate.tsx')),
  edit: lazy(() => import('./SynonymEdit.tsx')),
  recordRepresentation: synonymWords,
}
