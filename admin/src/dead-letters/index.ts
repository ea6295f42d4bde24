import { lazy } from 'react'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import type { ResourceProps } from 'react-admin'
import { eventInWords } from './event-words.ts'

export const deadLetters: ResourceProps = {
  name: 'dead-letters',
  recordRepresentation: ({ eventType, eventId }: DeadLetter) =>
    `${eventInWords(eventType)}, number ${eventId}`,
  list: lazy(() => import('./DeadLetterList.tsx')),
}
