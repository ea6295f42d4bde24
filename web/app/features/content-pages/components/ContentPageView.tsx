import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../shared/format/dates.ts'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { ArticleContent } from '../../dictionary/components/ArticleContent.tsx'
import { sectionsOf, type Section } from '../../dictionary/sections.ts'

/** From this many sections on, a page begins with the list of them. */
const SECTIONS_FOR_A_LIST = 4

interface ContentPageProps {
  page: SitePage
  /** What the page shows before its text. */
  children?: ReactNode
}

export function ContentPageView({
  page: { title, lead, picture, actions, changedOn, content },
  children,
}: ContentPageProps) {
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
      {children}
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

/** The sections of a long page. They stay beside the text where there is room. */
function OnThisPage({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="On this page" className="text-sm desktop:sticky desktop:top-24 desktop:self-start">
      <p className="eyebrow" aria-hidden="true">
        On this page
      </p>
      <ul className="mt-2 border-l border-hairline">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="quiet-link flex min-h-11 items-center pl-4 leading-snug desktop:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
