import type { Post } from '@vitrine/contracts/blog/schemas'
import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ArticleContent } from '../../dictionary/components/ArticleContent.tsx'
import { blog } from '../blog-section.ts'
import { PostLine, PostTiles } from './PostTiles.tsx'

const topicPath = (url: string) =>
  resultsUrl(blog, { text: '', filters: { inventory_topic: url }, s: undefined, offset: 0 })

/** @param children stand between the text and the posts beside it */
export function PostPage({ post, children }: { post: Post; children?: ReactNode }) {
  const { title, description, topics, writer, mediaLink, content, previous, next, related, updatedAt } = post
  return (
    <div className="page pt-6 pb-12">
      <Breadcrumbs
        crumbs={[
          { title: blog.name, path: blog.front },
          ...topics.map((topic) => ({ title: topic.title, path: topicPath(topic.url) })),
        ]}
        here={title}
      />
      <article className="mt-5">
        <div className="grid items-center gap-8 border-b border-hairline pb-10 desktop:grid-cols-2 desktop:gap-16">
          <header>
            <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
            <p className="mt-5 font-serif text-xl leading-relaxed text-muted">{description}</p>
            <p className="mt-6 text-sm text-muted">
              <PostLine post={post} />
              {updatedAt && (
                <>
                  {' · updated '}
                  <Day iso={updatedAt} />
                </>
              )}
            </p>
          </header>
          <Picture
            src={post.picture}
            alt={post.pictureAlt}
            seen="first"
            sizes="(width >= 992px) 50vw, 100vw"
          />
        </div>
        <div className="mx-auto max-w-2xl pt-10">
          {mediaLink && <MediaLink link={mediaLink} />}
          <ArticleContent blocks={content} />
          <p className="mt-12 border-t border-hairline pt-5 text-muted">
            Written by{' '}
            <Link to={authorPageUri(writer.url)} className="text-link">
              {writer.name}
            </Link>
            {writer.credentials && `, ${writer.credentials}`}
          </p>
        </div>
      </article>
      {children}
      <Neighbors previous={previous} next={next} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-12" data-print="no">
          <h2 id="related" className="mb-6 text-2xl font-medium">
            Related posts
          </h2>
          <PostTiles label="Related posts" posts={related} />
        </section>
      )}
    </div>
  )
}

/** A link, and no frame: nothing of other sites runs on our pages. */
function MediaLink({ link }: { link: string }) {
  return (
    <p className="mb-8">
      <a href={link} target="_blank" rel="noopener noreferrer" className="button">
        Watch or listen at {new URL(link).hostname}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}

function Neighbors({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="More posts"
      className="mt-14 grid gap-4 border-y border-hairline py-6 tablet:grid-cols-2"
    >
      {previous && <Neighbor label="Previous post" {...previous} />}
      {next && (
        <div className="tablet:col-start-2 tablet:text-right">
          <Neighbor label="Next post" {...next} />
        </div>
      )}
    </nav>
  )
}

function Neighbor({ label, title, pageURI }: { label: string; title: string; pageURI: string }) {
  return (
    <Link to={pageURI} prefetch="intent" className="group block min-h-11">
      <span className="block text-sm text-muted">{label}</span>
      <span className="font-serif text-lg font-medium group-hover:text-brass">{title}</span>
    </Link>
  )
}
