import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { useSiteFacts } from '../../../shared/site-facts.ts'
import { assetPath } from '../../../shared/ui/asset-path.ts'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ExpandableHtml } from '../../../shared/ui/ExpandableHtml.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import type { CategoryBranch } from '../category-branch.ts'
import { ArticleCard } from './ArticleCard.tsx'

interface CategoryPageProps {
  response: { list: ArticleList; branch: CategoryBranch } | null
  failure: Failure | null
}

export function CategoryPage({ response, failure }: CategoryPageProps) {
  if (!response) {
    return (
      <div className="page py-12">
        <ListFailure text={failure?.text ?? ''} />
      </div>
    )
  }
  const { list, branch } = response
  const crumbs = [
    { title: 'Dictionary', path: '/dictionary' },
    ...branch.ancestors.map(({ url, title }) => ({ title, path: categoryPageUri(url) })),
  ]
  const header = (
    <CategoryHeader category={branch.category} rootUrl={branch.ancestors[0]?.url ?? branch.category.url} />
  )
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={crumbs} here={branch.category.title} />
      <div className="mt-5 grid gap-x-14 gap-y-8 tablet:grid-cols-[14rem_1fr] large:grid-cols-[16rem_1fr]">
        <aside aria-label="About this category" className="space-y-6" data-print="no">
          {/* At 767 px and below the header stands here, above that over the list; only one of the two is rendered visibly. */}
          <div className="tablet:hidden" data-header="sidebar">
            {header}
          </div>
          <CategoryTree branch={branch} />
        </aside>
        <div className="min-w-0">
          <div className="hidden border-b border-hairline pb-6 tablet:block" data-header="main">
            {header}
          </div>
          <CategoryList list={list} branch={branch} />
        </div>
      </div>
    </div>
  )
}

function CategoryList({ list, branch }: { list: ArticleList; branch: CategoryBranch }) {
  const pending = useListPending()
  const { url } = branch.category
  if (pending) return <ListSkeleton />
  const pathOf = (offset: number) => categoryPageUri(url, offset)
  if (list.items.length === 0 && list.meta.total > 0) return <NoSuchPage place={list.meta} pathOf={pathOf} />
  if (list.items.length === 0) {
    const main = branch.ancestors[0]
    return (
      <EmptyList text="We are sorry, but there are no articles for this category">
        <Link to={main ? categoryPageUri(main.url) : '/dictionary'} className="button">
          GO BACK TO MAIN CATEGORY
        </Link>
      </EmptyList>
    )
  }
  const noPictures = isOneDrawing(list.items.map(({ thumbnail }) => thumbnail))
  return (
    <>
      {list.items.map((article, place) => (
        <ArticleCard key={article.id} article={article} seen={seenAt(place, 2)} noPicture={noPictures} />
      ))}
      <Pagination place={list.meta} shown={list.items.length} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}

interface CategoryHeaderProps {
  category: { url: string; title: string; description: string }
  /** The top category, whose icon stands for everything below it. */
  rootUrl: string
}

const COLLAPSED_HEIGHT = 60

export function CategoryHeader({ category, rootUrl }: CategoryHeaderProps) {
  const assetUrl = useSiteFacts()?.assetUrl ?? ''
  const icon = assetPath(`/media/icons/${encodeURIComponent(rootUrl)}.svg`, assetUrl)
  return (
    <header className="flex gap-5">
      <span
        aria-hidden="true"
        className="category-icon mt-1 h-12 w-12 shrink-0 text-brass tablet:h-14 tablet:w-14"
        style={{ maskImage: `url(${icon})` }}
      />
      <div className="min-w-0">
        <h1 className="text-3xl font-medium tablet:text-4xl">{category.title}</h1>
        {category.description && (
          <div className="mt-3">
            <ExpandableHtml
              key={category.url}
              html={category.description}
              collapsedHeight={COLLAPSED_HEIGHT}
              showMore="Show more"
              showLess="Show less"
            />
          </div>
        )}
      </div>
    </header>
  )
}

/** Where the category stands: back to what it is part of, forward into what it holds. */
function CategoryTree({ branch }: { branch: CategoryBranch }) {
  const { ancestors, heading, entries, category } = branch
  const parent = heading.url === category.url ? ancestors.at(-1) : ancestors.at(-2)
  return (
    <nav aria-label="Subcategories">
      <Link
        to={parent ? categoryPageUri(parent.url) : '/dictionary'}
        className="quiet-link inline-flex min-h-11 items-center gap-2 text-sm text-muted"
        aria-label={`Go back to ${parent?.title ?? 'all categories'}`}
      >
        <Chevron back />
        {parent?.title ?? 'All categories'}
      </Link>
      <p className="mt-1 font-serif text-lg font-medium">
        <Link
          to={categoryPageUri(heading.url)}
          aria-current={heading.url === category.url ? 'page' : undefined}
          className="quiet-link"
        >
          {heading.title}
        </Link>
      </p>
      <ul className="mt-2 border-t border-hairline">
        {entries.map((entry) => (
          <li key={entry.url} className="flex items-center border-b border-hairline">
            <Link
              to={categoryPageUri(entry.url)}
              prefetch="intent"
              aria-current={entry.url === category.url ? 'page' : undefined}
              className="flex min-h-11 flex-1 items-center gap-2 text-[0.9375rem] hover:text-brass aria-[current=page]:font-semibold aria-[current=page]:text-brass"
            >
              {entry.title}
              <span className="text-sm font-normal text-muted tabular-nums">{entry.count}</span>
            </Link>
            {entry.hasChildren && (
              <Link
                to={categoryPageUri(entry.url)}
                aria-label={`Go forward to ${entry.title}`}
                className="flex h-11 w-11 items-center justify-center text-muted hover:text-brass"
              >
                <Chevron />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
