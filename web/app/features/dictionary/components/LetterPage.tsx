import { letterPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ArticleList, LetterCounts, ArticleCard as Card } from '@vitrine/contracts/dictionary/schemas'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import { cutAtWord } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { AlphabetIndex } from './AlphabetIndex.tsx'

const ROW_TEXT_MAX = 120

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

/** A short row of the alphabet's lists; without a picture where the whole list would show one drawing. */
function ArticleRow({ article, noPicture = false }: { article: Card; noPicture?: boolean }) {
  return (
    <Link
      to={article.pageURI}
      prefetch="intent"
      className="group flex items-center gap-4 border-b border-hairline py-4"
    >
      {!noPicture && (
        <Picture src={article.thumbnail} alt="" sizes="5rem" className="mat-entry w-20 shrink-0" />
      )}
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug font-medium group-hover:text-brass">
          {article.title}
        </span>
        {article.description && (
          <span className="mt-0.5 line-clamp-2 text-sm text-muted">
            {cutAtWord(article.description, ROW_TEXT_MAX)}
          </span>
        )}
      </span>
    </Link>
  )
}
