import { z } from 'zod'

export const subjectKinds = ['article', 'mark', 'book', 'post'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Most that a page lists of each kind. */
export const sameSubjectLimits = { articles: 6, marks: 6, books: 4, posts: 4 } as const

/** A record as another one's page lists it. */
export const subjectLinkSchema = z.object({
  id: z.int(),
  title: z.string(),
  pageURI: z.string(),
  /** A small one; '' where there is none. */
  picture: z.string(),
  /** Of a mark its place and time, of a book its authors and year; else ''. */
  note: z.string(),
})
export type SubjectLink = z.infer<typeof subjectLinkSchema>

export const sameSubjectSchema = z.object({
  /** The article that was asked about; null for another record. */
  articleId: z.int().nullable(),
  articles: z.array(subjectLinkSchema),
  marks: z.array(subjectLinkSchema),
  books: z.array(subjectLinkSchema),
  posts: z.array(subjectLinkSchema),
})
export type SameSubject = z.infer<typeof sameSubjectSchema>
