import { lazy } from 'react'
import type { ManagedMessage } from '@vitrine/contracts/contact/schemas'
import { contactSubjectLabel } from '@vitrine/contracts/contact/subjects'
import type { ResourceProps } from 'react-admin'

export const contactMessages: ResourceProps = {
  name: 'contact-messages',
  recordRepresentation: ({ name, subject }: ManagedMessage) => `${name}, ${contactSubjectLabel(subject)}`,
  list: lazy(() => import('./MessageList.tsx')),
  show: lazy(() => import('./MessageShow.tsx')),
}
