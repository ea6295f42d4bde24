import type { PostCard } from '@vitrine/contracts/blog/schemas'
import { Link } from 'react-router'
import { Picture, seenAt, TILE_SIZES } from '../../../shared/ui/Picture.tsx'
import { Day } from '../../../shared/ui/figures/Day.tsx'

interface PostTilesProps {
  label: string
  posts: readonly PostCard[]
  /** How many pictures are on screen at once when the page opens. */
  onScreen?: number
}

/** Posts as tiles, the picture first: one to a row on a phone, three on wider screens. */
export function PostTiles({ label, posts, onScreen = 0 }: PostTilesProps) {
  return (
    <ul aria-label={label} className="grid gap-x-8 gap-y-10 phone:grid-cols-2 desktop:grid-cols-3">
      {posts.map((post, place) => (
        <li key={post.id}>
          <article className="group flex h-full flex-col">
            <Link to={post.pageURI} prefetch="intent" tabIndex={-1} aria-hidden="true" className="block">
              <Picture
                src={post.picture}
                alt=""
                seen={place < onScreen ? seenAt(place, onScreen) : 'later'}
                sizes={TILE_SIZES}
                className="transition-opacity group-hover:opacity-90"
              />
            </Link>
            <p className="mt-3 text-sm text-muted">
              <PostLine post={post} />
            </p>
            <h3 className="mt-1 text-xl leading-snug font-medium">
              <Link to={post.pageURI} prefetch="intent" className="quiet-link group-hover:text-brass">
                {post.title}
              </Link>
            </h3>
            <p className="mt-1.5 line-clamp-3 text-[0.9375rem] text-muted">{post.description}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}

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
