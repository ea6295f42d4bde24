import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readSameSubject } from '@vitrine/contracts/subjects/endpoints'
import type { SubjectKind } from '@vitrine/contracts/subjects/schemas'

export const sameSubject = (call: Client, kind: SubjectKind, key: string) =>
  queryOptions({
    queryKey: ['same-subject', kind, key],
    queryFn: ({ signal }) => call(readSameSubject, { params: { kind, key } }, { signal }),
  })
