import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import type { CategoryBranch } from '../category-branch.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { CategoryHeader } from './CategoryHeader.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'

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
