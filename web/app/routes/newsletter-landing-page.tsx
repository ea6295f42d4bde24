import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import type { PublicIssue } from '@vitrine/contracts/newsletter/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/newsletter-landing-page'
import { ArticleTile } from '../features/dictionary/components/ArticleTile.tsx'
import { newestArticles } from '../features/dictionary/queries/newest-articles.ts'
import { varied } from '../features/dictionary/varied.ts'
import { SubscribeForm } from '../features/newsletter/components/SubscribeForm.tsx'
import { latestIssue } from '../features/newsletter/queries.ts'
import { subscribeInBrowser, subscribeOnServer } from '../features/newsletter/subscribe.ts'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { formatDay } from '../shared/format/dates.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'

const NEWEST = 4

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  const issue = (await orNull(fetch(latestIssue(call))))?.issue ?? null
  // Before the first issue: what it would be made of.
  const newest = issue ? [] : varied((await orNull(fetch(newestArticles(call))))?.items ?? [], NEWEST)
  return { issue, newest }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const action = ({ request, context }: Route.ActionArgs) =>
  subscribeOnServer(request, context, 'landing-page')
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  subscribeInBrowser(request, 'landing-page')
/** Whether a form was sent changes nothing of the page. */
export const shouldRevalidate = () => false

const PATH = '/newsletter-landing-page'
const DESCRIPTION = `The ${PRODUCT_NAME} newsletter: one subject an issue, with the dictionary entries that explain it. Free, and every issue has a link to unsubscribe.`

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Newsletter | ${PRODUCT_NAME}`,
    description: DESCRIPTION,
    path: PATH,
    structured: [
      { '@type': 'WebPage', name: 'Newsletter', description: DESCRIPTION, url: entityUrl(matches, PATH) },
    ],
  })

export const handle: PageHandle = { pageTitle: 'Newsletter Signup' }

export default function NewsletterLandingPage({ loaderData: { issue, newest } }: Route.ComponentProps) {
  return (
    <>
      <section className="border-b border-hairline bg-raised">
        <div className="page grid gap-x-16 gap-y-9 py-12 desktop:grid-cols-[3fr_2fr] desktop:grid-rows-[auto_1fr] desktop:py-20">
          <div>
            <p className="eyebrow">Newsletter</p>
            <h1 className="mt-3 text-4xl font-medium tablet:text-5xl">
              A newsletter about things worth keeping
            </h1>
            <p className="mt-5 max-w-xl text-lg text-muted">
              Each issue of the {PRODUCT_NAME} newsletter takes a closer look at one subject, so that you know
              more before the next fair, sale or attic. It is free.
            </p>
          </div>
          <section
            aria-labelledby="subscribe"
            className="self-start border border-t-4 border-hairline border-t-brass bg-paper p-6 tablet:p-8 desktop:row-span-2"
          >
            <h2 id="subscribe" className="mb-5 text-2xl font-medium">
              Subscribe by email
            </h2>
            <SubscribeForm />
            <p className="mt-4 text-sm text-muted">
              We’ll send an email to confirm your address. Follow its link, and you are subscribed.
            </p>
          </section>
          <Promises />
        </div>
      </section>
      <section aria-labelledby="latest" className="page py-14">
        <h2 id="latest" className="text-2xl font-medium tablet:text-3xl">
          {issue ? 'The latest issue' : 'New in the dictionary'}
        </h2>
        <div className="mt-6">
          {issue ? <LatestIssue issue={issue} /> : <NewestArticles newest={newest} />}
        </div>
      </section>
    </>
  )
}

const promises = [
  {
    title: 'One subject an issue',
    text: 'A glaze, a workshop or a forger’s favorite: why it matters, and what to look at when you hold a piece.',
  },
  {
    title: 'The entries to go with it',
    text: 'Each issue links to the dictionary entries that explain its subject. You can read them all for free.',
  },
  {
    title: 'Easy to unsubscribe',
    text: 'Every issue ends with a link to unsubscribe. We use your email address for nothing else and do not share it.',
  },
] as const

/** What subscribers get. */
function Promises() {
  return (
    <dl className="grid gap-6 self-start">
      {promises.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-brass pl-4">
          <dt className="font-serif text-lg font-medium">{title}</dt>
          <dd className="mt-1 max-w-xl text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What subscribers got last, to be read before subscribing. */
function LatestIssue({ issue: { subject, sentAt, intro, articles } }: { issue: PublicIssue }) {
  return (
    <article
      aria-labelledby="latest-subject"
      className="border border-hairline bg-raised px-5 py-8 tablet:px-12 tablet:py-12"
    >
      <h3 id="latest-subject" className="text-2xl font-medium tablet:text-3xl">
        {subject}
      </h3>
      <p className="mt-2 text-sm text-muted">
        Sent <time dateTime={sentAt}>{formatDay(sentAt)}</time>
      </p>
      <div className="prose mt-6">
        {intro.split(/\n\s*\n/).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {articles.length > 0 && (
        <div className="mt-10 border-t border-hairline pt-8">
          <IssueArticles articles={articles.map(({ url, ...article }) => ({ ...article, pageURI: url }))} />
        </div>
      )}
    </article>
  )
}

/** Until the first issue is sent: entries of the kind that issues link to. */
function NewestArticles({ newest }: { newest: Parameters<typeof IssueArticles>[0]['articles'] }) {
  return (
    <>
      <p className="max-w-xl text-lg text-muted">
        Issues link to entries like these. Everything else is{' '}
        <Link to="/dictionary" className="text-link">
          in the dictionary
        </Link>
        .
      </p>
      {newest.length > 0 && (
        <div className="mt-9">
          <IssueArticles articles={newest} />
        </div>
      )}
    </>
  )
}

type Tile = Parameters<typeof ArticleTile>[0]['article']

/** The entries that an issue leads to. */
function IssueArticles({ articles }: { articles: readonly Tile[] }) {
  const noPictures = isOneDrawing(articles.map(({ thumbnail }) => thumbnail))
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-9 desktop:grid-cols-4 desktop:gap-x-8">
      {articles.map((article) => (
        <li key={article.pageURI}>
          <ArticleTile article={article} noPicture={noPictures} />
        </li>
      ))}
    </ul>
  )
}
