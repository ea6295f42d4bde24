import { ReportGmailerrorredOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import type { ConsoleScreens } from '../layout/console-screens.ts'
import { eventInWords } from './event-words.ts'

export const deadLetters: ConsoleScreens = {
  name: 'dead-letters',
  menu: {
    group: 'Operations',
    place: 40,
    label: 'Dead letters',
    purpose: 'Deliveries that failed permanently',
    icon: ReportGmailerrorredOutlined,
  },
  recordRepresentation: ({ eventType, eventId }: DeadLetter) =>
    `${eventInWords(eventType)}, number ${eventId}`,
  list: lazy(() => import('./DeadLetterList.tsx')),
}
