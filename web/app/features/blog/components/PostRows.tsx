import type { PostCard } from '@vitrine/contracts/blog/schemas'
import { Link } from 'react-router'
import { Picture, seenAt } from '../../../shared/ui/Picture.tsx'
import { PostLine } from './PostLine.tsx'

const ON_SCREEN = 3

/** Posts one below the other. */
export function PostRows({ label, posts }: { label: string; posts: readonly PostCard[] }) {
  return (
    <ul aria-label={label} className="rows border-t border-hairline">
      {posts.map((post, place) => (
        <li key={post.id}>
          <article className="group flex gap-4 border-b border-hairline py-5 tablet:gap-6">
            <Link
              to={post.pageURI}
              prefetch="intent"
              tabIndex={-1}
              aria-hidden="true"
              className="block w-24 shrink-0 phone:w-32 tablet:w-48"
            >
              <Picture
                src={post.picture}
                alt=""
                seen={seenAt(place, ON_SCREEN)}
                sizes="(width >= 768px) 12rem, 8rem"
              />
            </Link>
            <div className="min-w-0 flex-1">
              <h3 className="text-xl leading-snug font-medium tablet:text-2xl">
                <Link to={post.pageURI} prefetch="intent" className="quiet-link group-hover:text-brass">
                  {post.title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-muted">
                <PostLine post={post} />
              </p>
              <p className="mt-2 line-clamp-3 text-[0.9375rem]">{post.description}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
