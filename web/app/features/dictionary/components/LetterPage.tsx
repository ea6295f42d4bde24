import { letterPageUri } from '@vitrine/contracts/dictionary/article-url'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import type { ArticleList, LetterCounts } from '@vitrine/contracts/dictionary/schemas'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { AlphabetIndex } from './AlphabetIndex.tsx'
import { ArticleRow } from './ArticleRow.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'

interface LetterPageProps {
  letter: string
  counts: LetterCounts['items'] | null
  response: ArticleList | null
  failure: Failure | null
}

export function LetterPage({ letter, counts, response, failure }: LetterPageProps) {
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[{ title: 'Dictionary', path: '/dictionary' }]} here={letter} />
      <div className="mt-4">
        <AlphabetIndex counts={counts} current={letter} />
      </div>
      <div className="mt-10 flex items-baseline gap-4">
        <PageTitle>{letter}</PageTitle>
        {response && <p className="text-muted">{counted(response.meta.total, 'entry', 'entries')}</p>}
      </div>
      <div className="mt-4">
        {response ? (
          <LetterList letter={letter} list={response} />
        ) : (
          <ListFailure text={failure?.text ?? ''} />
        )}
      </div>
    </div>
  )
}

function LetterList({ letter, list }: { letter: string; list: ArticleList }) {
  const pending = useListPending()
  if (pending) return <ListSkeleton columns={2} />
  const pathOf = (offset: number) => letterPageUri(letter, offset)
  if (list.items.length === 0 && list.meta.total > 0) return <NoSuchPage place={list.meta} pathOf={pathOf} />
  if (list.items.length === 0) {
    return (
      <EmptyList text={`No dictionary entries could be found for ${letter}`}>
        <Link to="/dictionary" className="text-link">
          Browse by category instead
        </Link>
      </EmptyList>
    )
  }
  const noPictures = isOneDrawing(list.items.map(({ thumbnail }) => thumbnail))
  return (
    <>
      <ul className="grid gap-x-12 border-t border-hairline desktop:grid-cols-2" data-list="letter">
        {list.items.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} noPicture={noPictures} />
          </li>
        ))}
      </ul>
      <Pagination place={list.meta} shown={list.items.length} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}
