import type { BlogOverview } from '@vitrine/contracts/blog/schemas'
import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { Link } from 'react-router'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { ResultsSearchForm } from '../../../shared/results/ResultsSearchForm.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { FrontPart } from '../../../shared/front/FrontParts.tsx'
import { SectionLead, SectionText } from '../../../shared/front/SectionWords.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { blog } from '../blog-section.ts'
import { suggestPosts } from '../queries.ts'
import { PostTiles } from './PostTiles.tsx'

const ON_SCREEN = 3

const resultsOf = (filters: Record<string, string>) =>
  resultsUrl(blog, { text: '', filters, s: undefined, offset: 0 })

/** The way into the Blog: search, the newest posts, media posts, topics and authors. */
export function BlogFront({
  overview: { total, topics, authors, recent, media, notable },
  words,
}: {
  overview: BlogOverview
  words: SitePage | null
}) {
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Blog</PageTitle>
        <SectionLead
          words={words}
          holds={total > 0 ? `${counted(total, blog.noun, blog.nouns)} for everybody to read` : ''}
        />
        <div className="mt-8 max-w-3xl">
          <ResultsSearchForm section={blog} suggest={suggestPosts} />
        </div>
      </section>
      {total === 0 && <EmptyList text="There are no posts yet." />}
      {recent.length > 0 && (
        <FrontPart id="newest" title="Newest" more={blog.results}>
          <PostTiles label="Newest" posts={recent} onScreen={ON_SCREEN} />
        </FrontPart>
      )}
      {topics.length > 0 && (
        <FrontPart id="by-topic" title="By topic">
          <Choices
            choices={topics.map(({ url, title, count }) => ({
              to: resultsOf({ inventory_topic: url }),
              label: title,
              count,
            }))}
          />
        </FrontPart>
      )}
      {media.length > 0 && (
        <FrontPart id="media" title="Media" more={resultsOf({ categories: 'media' })}>
          <PostTiles label="Media" posts={media.slice(0, ON_SCREEN)} />
        </FrontPart>
      )}
      {notable.length > 0 && (
        <FrontPart id="notable" title="From the archive">
          <PostTiles label="From the archive" posts={notable.slice(0, ON_SCREEN)} />
        </FrontPart>
      )}
      {authors.length > 0 && (
        <FrontPart id="by-author" title="By author">
          <Choices
            choices={authors.map(({ url, name, count }) => ({
              to: resultsOf({ 'f.author': url }),
              label: name,
              count,
            }))}
          />
        </FrontPart>
      )}
      <section
        aria-label="Newsletter"
        className="mb-12 flex flex-wrap items-center justify-between gap-4 border border-hairline bg-sunken px-6 py-5"
      >
        <p className="max-w-prose">Our newsletter brings you a few dictionary entries.</p>
        <Link to="/newsletter-landing-page" className="button">
          Newsletter Signup
        </Link>
      </section>
      <SectionText words={words} />
    </div>
  )
}

function Choices({ choices }: { choices: readonly { to: string; label: string; count: number }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ to, label, count }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-2 border border-hairline px-3 hover:border-brass hover:text-brass"
          >
            {label} <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
