import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const deadLetters: ResourceProps = {
  name: 'dead-letters',
  list: lazy(() => import('./DeadLetterList.tsx')),
}
