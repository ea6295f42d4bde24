import type { postInputSchema } from '@vitrine/contracts/blog/managed-schemas'
import type { z } from 'zod'

type PostBody = z.input<typeof postInputSchema>

/** A post as staff write it. */
export function aPost({
  categoryId,
  authorId,
  title = 'How to look after silver',
  ...changes
}: { categoryId: number; authorId: number } & Partial<PostBody>): PostBody {
  return {
    title,
    url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    description: 'What to do, and what never to do.',
    picture: '/media/blog/silver.webp',
    categoryId,
    authorId,
    ...changes,
  }
}
