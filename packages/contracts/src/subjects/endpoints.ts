import { z } from 'zod'
import { articleRecord } from '../dictionary/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { sameSubjectSchema, subjectKinds } from './schemas.ts'

export const readSameSubject = defineEndpoint({
  method: 'GET',
  path: '/api/v1/subjects/:kind/:key',
  name: 'subjects.read-same-subject',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy', 'marks', 'library', 'blog', 'synonyms'],
  kept: true,
  summary: 'The articles, marks, books and posts about the subject of one of them, for its page',
  params: z.object({
    kind: z.enum(subjectKinds),
    /** The url of an article or a post, the id of a mark or a book. */
    key: measuredText(300).max(300),
  }),
  response: sameSubjectSchema,
  errors: ['NOT_FOUND'],
  // The page of an article hangs on no other article, as its list of related ones does.
  readsRecords: ({ articleId }) => (articleId === null ? {} : { dictionary: [articleRecord(articleId)] }),
})
