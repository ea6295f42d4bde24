import type { PostCard } from '@vitrine/contracts/blog/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'

/** When a post was published, how long it is, and who wrote it. */
export function PostLine({
  post: { kind, publishedOn, minutes, author },
}: {
  post: Pick<PostCard, 'kind' | 'publishedOn' | 'minutes' | 'author'>
}) {
  return (
    <>
      {kind === 'media' && <span className="font-medium text-brass">Media · </span>}
      <Day iso={publishedOn} /> · {minutes} min read · {author}
    </>
  )
}
