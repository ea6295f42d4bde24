import type { Article, ArticleCard } from '@vitrine/contracts/dictionary/schemas'
import { isCategoryDrawing, isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Crumb } from '../../../shared/page/page-meta.ts'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { ArticleContent } from './ArticleContent.tsx'
import { ArticleTile } from './ArticleTile.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { WrittenBy } from './WrittenBy.tsx'

interface ArticlePageProps {
  article: Article
  related: readonly ArticleCard[]
  /** The category that these are taken from. */
  relatedIn: Crumb | undefined
  crumbs: readonly Crumb[]
  /** What stands between the text and the related articles. */
  children?: ReactNode
}

export function ArticlePage({ article, related, relatedIn, crumbs, children }: ArticlePageProps) {
  const wasUpdated = formatDay(article.dateUpdated) !== formatDay(article.dateCreated)
  const isDrawing = isCategoryDrawing(article.thumbnail)
  const [root] = article.categories
  const noPictures = isOneDrawing(related.map(({ thumbnail }) => thumbnail))
  return (
    <div className="page pt-6">
      {article.showBreadcrumbs && <Breadcrumbs crumbs={crumbs} here={article.title} />}
      <article className="mt-5">
        <div className="grid items-center gap-8 border-b border-hairline pb-10 desktop:grid-cols-[1fr_1fr] desktop:gap-16">
          <header className="desktop:order-none">
            <h1 className="text-4xl font-medium tablet:text-5xl">{article.title}</h1>
            {article.description && (
              <p className="mt-5 font-serif text-xl leading-relaxed text-muted">{article.description}</p>
            )}
            <div className="mt-6 space-y-1">
              <WrittenBy authors={article.authors} />
              <p className="text-sm text-muted">
                <time dateTime={article.dateCreated}>{formatDay(article.dateCreated)}</time>
                {wasUpdated && (
                  <>
                    {', updated '}
                    <time dateTime={article.dateUpdated}>{formatDay(article.dateUpdated)}</time>
                  </>
                )}
              </p>
            </div>
          </header>
          <div className="relative">
            <Picture
              src={article.thumbnail}
              alt={article.thumbnailAlt}
              seen="first"
              className={isDrawing ? 'mat-drawing' : ''}
            />
            {isDrawing && root && (
              <p className="drawing-note">{root.title}: drawing of the category, no picture yet</p>
            )}
          </div>
        </div>
        <div className="mx-auto max-w-2xl pt-10">
          <ArticleContent blocks={article.content} />
        </div>
      </article>
      {children}
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-20 border-t border-hairline pt-10" data-print="no">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="related" className="text-2xl font-medium">
              More in {relatedIn?.title}
            </h2>
            {relatedIn && (
              <Link to={relatedIn.path} className="text-link inline-flex min-h-11 items-center">
                See all
              </Link>
            )}
          </div>
          <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-4 tablet:gap-x-8">
            {related.map((card) => (
              <li key={card.id}>
                <ArticleTile
                  article={{
                    ...card,
                    drawingOf: isCategoryDrawing(card.thumbnail) ? root?.title : undefined,
                  }}
                  noPicture={noPictures}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
