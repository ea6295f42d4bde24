import type { Book } from '@vitrine/contracts/library/schemas'
import type { SameSubject as SameSubjectFound } from '@vitrine/contracts/subjects/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { Fragment, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { MembersOnly } from '../../identity/components/MembersOnly.tsx'
import { SameSubject } from '../../subjects/SameSubject.tsx'
import { library } from '../library-section.ts'
import { useMayRead } from '../use-may-read.ts'
import { BookCover } from './BookCover.tsx'
import { BookRows } from './BookRows.tsx'

/** For members who may see them: nobody else loads it. */
const BookDetails = lazy(async () => ({ default: (await import('./BookDetails.tsx')).BookDetails }))

const resultsOf = (filter: string, value: string) =>
  resultsUrl(library, { text: '', filters: { [filter]: value }, s: undefined, offset: 0 })
const place = <div className="skeleton h-60" role="status" aria-label="Loading the details" />

/** One book: what everybody may know of it, and what the reader's membership opens. */
export function BookPage({ book, subject = null }: { book: Book; subject?: SameSubjectFound | null }) {
  const mayRead = useMayRead()
  const {
    id,
    title,
    authors,
    year,
    language,
    publisher,
    thumbnail,
    category,
    categories,
    chapterCount,
    related,
  } = book
  return (
    <article className="page pt-6 pb-10">
      <Breadcrumbs
        crumbs={[
          { title: library.name, path: library.front },
          ...categories.map((one) => ({ title: one.title, path: resultsOf('category', one.url) })),
        ]}
        here={title}
      />
      <div className="mt-5 grid gap-x-14 gap-y-10 desktop:grid-cols-[3fr_2fr]">
        <div>
          <div className="relative pr-12">
            <h1 className="text-3xl font-medium tablet:text-4xl">{title}</h1>
            <ItemHeart itemType="library" id={id} title={title} />
          </div>
          <p className="mt-3 text-lg">
            {joinNames(authors)}, {year}
          </p>
          <div className="mt-8 min-h-60">
            {mayRead ? (
              <Suspense fallback={place}>
                <BookDetails id={id} />
              </Suspense>
            ) : (
              <MembersOnly
                title={
                  chapterCount > 0
                    ? `Description and table of contents (${counted(chapterCount, 'entry', 'entries')})`
                    : 'Description'
                }
              />
            )}
          </div>
        </div>
        <div>
          {thumbnail ? (
            <Picture
              src={thumbnail}
              alt={`Cover of ${title}`}
              seen="first"
              sizes="(width >= 992px) 40vw, 100vw"
              className="mb-8"
            />
          ) : (
            <BookCover book={book} isLarge />
          )}
          <FactList
            facts={[
              { name: authors.length > 1 ? 'Authors' : 'Author', value: <AuthorLinks authors={authors} /> },
              { name: 'Year', value: year },
              { name: 'Subject', value: category },
              { name: 'Language', value: language },
              { name: 'Publisher', value: publisher },
            ]}
          />
        </div>
      </div>
      <SameSubject found={subject} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14 border-t border-hairline pt-8">
          <h2 id="related" className="mb-3 text-2xl font-medium">
            On the same shelf
          </h2>
          <BookRows label="On the same shelf" items={related} columns={2} />
        </section>
      )}
    </article>
  )
}

function AuthorLinks({ authors }: { authors: readonly string[] }) {
  return authors.map((author, at) => (
    <Fragment key={author}>
      {at > 0 && ', '}
      <Link to={resultsOf('f.author', author)} className="text-link">
        {author}
      </Link>
    </Fragment>
  ))
}
