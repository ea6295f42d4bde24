import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/newsletter-landing-page'
import { newestArticles } from '../features/dictionary/queries/newest-articles.ts'
import { varied } from '../features/dictionary/varied.ts'
import { BeforeFirstIssue } from '../features/newsletter/components/BeforeFirstIssue.tsx'
import { LatestIssue } from '../features/newsletter/components/LatestIssue.tsx'
import { Promises } from '../features/newsletter/components/Promises.tsx'
import { SubscribeForm } from '../features/newsletter/components/SubscribeForm.tsx'
import { latestIssue } from '../features/newsletter/queries/latest-issue.ts'
import { subscribeInBrowser, subscribeOnServer } from '../features/newsletter/subscribe.ts'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

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
const DESCRIPTION = `The ${PRODUCT_NAME} newsletter: a few dictionary entries, introduced by their authors. Free, and every issue has a link to unsubscribe.`

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
              Good objects reward a second look. The {PRODUCT_NAME} newsletter gives you a reason for one, and
              something to know before the next fair.
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
              We first send you one email to confirm that the email is yours.
            </p>
          </section>
          <Promises />
        </div>
      </section>
      <section aria-labelledby="latest" className="page py-14">
        <h2 id="latest" className="text-2xl font-medium tablet:text-3xl">
          The latest issue
        </h2>
        <div className="mt-6">
          {issue ? <LatestIssue issue={issue} /> : <BeforeFirstIssue newest={newest} />}
        </div>
      </section>
    </>
  )
}
