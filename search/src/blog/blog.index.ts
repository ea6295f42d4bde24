import { blogLimits } from '@vitrine/contracts/blog/messages'
import type { IndexDefinition } from '../index-definition.ts'
import { blogCardSchema, type BlogCard, type BlogDocument } from './blog.document.ts'

export const blogIndex: IndexDefinition<BlogDocument, BlogCard> = {
  id: 'blog',
  version: 2,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'description', weight: 3 },
    { field: 'text', weight: 1 },
  ],
  isNamedBySubject: true,
  keywordFields: ['kind', 'categoryId', 'authorId', 'year'],
  numberFields: ['day'],
  sortFields: [
    { field: 'sortKey', type: 'text' },
    { field: 'day', type: 'number' },
  ],
  limits: { window: blogLimits.searchWindow, pageSizeMax: 100 },
  card: blogCardSchema,
}
