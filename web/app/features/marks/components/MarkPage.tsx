import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { Mark } from '@vitrine/contracts/marks/schemas'
import type { SameSubject as SameSubjectFound } from '@vitrine/contracts/subjects/schemas'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { itemPicture, type CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { ItemHeart } from '../../favorites/ItemHeart.tsx'
import { MembersOnly } from '../../identity/components/MembersOnly.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { SameSubject } from '../../subjects/SameSubject.tsx'
import { marks } from '../marks-section.ts'

/** For members who may see them: nobody else loads it. */
const MarkDetails = lazy(async () => ({ default: (await import('./MarkDetails.tsx')).MarkDetails }))

const resultsOf = (filter: string, value: string) =>
  resultsUrl(marks, { text: '', filters: { [filter]: value }, s: undefined, offset: 0 })
const place = <div className="skeleton h-40" role="status" aria-label="Loading the details" />

/** One mark: what everybody may know of it, and what the reader's membership opens. */
export function MarkPage({
  mark,
  drawings,
  subject = null,
}: {
  mark: Mark
  drawings: CategoryDrawings
  subject?: SameSubjectFound | null
}) {
  const reader = useCurrentUser()
  const maySeeDetails = reader ? memberCapabilitiesOf(reader).has('marks.details') : false
  const picture = itemPicture(mark, drawings)
  const isCategory = 'drawing' in picture
  const note = isCategory ? `${picture.category}: drawing of the category, no picture yet` : mark.pictureNote
  return (
    <article className="page pt-6 pb-10">
      <Breadcrumbs
        crumbs={[
          { title: marks.name, path: marks.front },
          ...mark.categories.map(({ url, title }) => ({ title, path: resultsOf('category', url) })),
        ]}
        here={mark.title}
      />
      <div className="mt-5 grid gap-10 desktop:grid-cols-2">
        <figure>
          <div className="relative">
            <Picture
              src={isCategory ? picture.drawing : picture.src}
              alt={isCategory ? '' : picture.alt}
              seen="first"
              sizes="(width >= 992px) 50vw, 100vw"
              className={isCategory ? 'mat-drawing' : ''}
            />
            <ItemHeart itemType="marks" id={mark.id} title={mark.title} />
          </div>
          {note && <figcaption className="mt-2 text-sm text-muted">{note}</figcaption>}
        </figure>
        <div>
          <h1 className="text-3xl font-medium tablet:text-4xl">{mark.title}</h1>
          <div className="mt-6">
            <FactList
              facts={[
                {
                  name: 'Maker',
                  value: mark.maker && <FactLink to={resultsOf('f.maker', mark.maker)} text={mark.maker} />,
                },
                {
                  name: 'Place',
                  value: mark.place && <FactLink to={resultsOf('f.place', mark.place)} text={mark.place} />,
                },
                { name: 'In use', value: mark.period },
                {
                  name: 'Kind of object',
                  value: <FactLink to={resultsOf('f.kind', mark.kind)} text={mark.kind} />,
                },
                { name: 'Category', value: mark.category },
              ]}
            />
          </div>
          <div className="mt-8 min-h-40">
            {maySeeDetails ? null : <MembersOnly title="About this mark" />}
          </div>
        </div>
      </div>
      {maySeeDetails && (
        <Suspense fallback={place}>
          <MarkDetails id={mark.id} title={mark.title} drawings={drawings} />
        </Suspense>
      )}
      <SameSubject found={subject} />
    </article>
  )
}

function FactLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="text-link">
      {text}
    </Link>
  )
}
