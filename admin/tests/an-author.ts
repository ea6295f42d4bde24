import type { z } from 'zod'
import type { managedAuthorSchema } from '@vitrine/contracts/dictionary/schemas'

export type ManagedAuthor = z.infer<typeof managedAuthorSchema>

export const anAuthor: ManagedAuthor = {
  id: 4,
  firstName: 'Ada',
  lastName: 'Okonkwo',
  fullName: 'Ada Okonkwo',
  about: '',
  photo: null,
  credentials: '',
  website: null,
  dateCreated: '2026-03-04T05:06:07.000Z',
  dateUpdated: '2026-03-04T05:06:07.000Z',
  url: 'ada-okonkwo',
  revision: 1,
}
