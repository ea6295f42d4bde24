import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { Link } from 'react-router'
import { ArticleContent } from '../../dictionary/components/ArticleContent.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { sectionsOf } from '../../dictionary/sections.ts'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { OnThisPage } from './OnThisPage.tsx'

/** From this many sections on, a page begins with the list of them. */
const SECTIONS_FOR_A_LIST = 4

export function ContentPageView({
  page: { title, lead, picture, actions, changedOn, content },
}: {
  page: SitePage
}) {
  const sections = sectionsOf(content)
  return (
    <article className="page pt-10 tablet:pt-14">
      <header className="grid items-center gap-8 border-b border-hairline pb-10 tablet:grid-cols-[3fr_2fr] tablet:gap-16">
        <div>
          <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
          <p className="mt-5 font-serif text-xl leading-relaxed text-muted">{lead}</p>
          {changedOn !== null && (
            <p className="mt-4 text-sm text-muted">
              Last changed <time dateTime={changedOn}>{formatDay(changedOn)}</time>
            </p>
          )}
        </div>
        {picture && (
          <SiteImage
            src={picture}
            alt=""
            width="800"
            height="600"
            className="h-auto w-full max-w-md justify-self-center bg-mat"
          />
        )}
      </header>
      <div className="grid gap-10 pt-10 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:gap-16">
        {sections.length >= SECTIONS_FOR_A_LIST && <OnThisPage sections={sections} />}
        <div className="max-w-2xl desktop:col-start-2">
          <ArticleContent blocks={content} />
          {actions.length > 0 && (
            <p className="mt-10 flex flex-wrap gap-3" data-print="no">
              {actions.map(({ label, to }, place) => (
                <Link key={to} to={to} className={place === 0 ? 'button' : 'button-plain'}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
