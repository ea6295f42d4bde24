import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/newsletter-landing-page'
import { LatestIssue } from '../features/newsletter/components/LatestIssue.tsx'
import { SubscribeForm } from '../features/newsletter/components/SubscribeForm.tsx'
import { latestIssue } from '../features/newsletter/queries/latest-issue.ts'
import { subscribeInBrowser, subscribeOnServer } from '../features/newsletter/subscribe.ts'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return { issue: (await orNull(fetch(latestIssue(call))))?.issue ?? null }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const action = ({ request, context }: Route.ActionArgs) => subscribeOnServer(request, context, 'landing-page')
export const clientAction = ({ request }: Route.ClientActionArgs) => subscribeInBrowser(request, 'landing-page')
/** Whether a form was sent changes nothing of the page. */
export const shouldRevalidate = () => false

const PATH = '/newsletter-landing-page'
const DESCRIPTION = `The ${PRODUCT_NAME} letter: a handful of dictionary entries worth your evening, introduced by those who wrote them. Free, and ended with one click.`

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Newsletter | ${PRODUCT_NAME}`,
    description: DESCRIPTION,
    path: PATH,
    structured: [{ '@type': 'WebPage', name: 'Newsletter', description: DESCRIPTION, url: entityUrl(matches, PATH) }],
  })

const promises = [
  { title: 'A handful of entries', text: 'Each letter takes one subject, such as a glaze, a workshop or a forger’s favourite, and leads to the entries that explain it.' },
  { title: 'From those who wrote them', text: 'The people behind the dictionary say why a piece matters and what to look at when you hold one.' },
  { title: 'Yours to end', text: 'One click at the foot of any letter ends it. Your address is used for nothing else and passed on to nobody.' },
] as const

export default function NewsletterLandingPage({ loaderData: { issue } }: Route.ComponentProps) {
  return (
    <>
      <section className="border-b border-hairline bg-raised">
        <div className="page grid gap-10 py-12 desktop:grid-cols-[3fr_2fr] desktop:gap-16 desktop:py-20">
          <div>
            <p className="eyebrow">Newsletter</p>
            <h1 className="mt-3 text-4xl font-medium tablet:text-5xl">A letter about things worth keeping</h1>
            <p className="mt-5 max-w-xl text-lg text-muted">Good objects reward a second look. The {PRODUCT_NAME} letter gives you the reason for one, and something to know before the next fair.</p>
            <dl className="mt-8 grid gap-6">
              {promises.map(({ title, text }) => (
                <div key={title} className="border-l-2 border-brass pl-4">
                  <dt className="font-serif text-lg font-medium">{title}</dt>
                  <dd className="mt-1 max-w-xl text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <section aria-labelledby="subscribe" className="self-start border border-hairline bg-paper p-6 tablet:p-8">
            <h2 id="subscribe" className="mb-5 text-2xl font-medium">
              Have it sent to you
            </h2>
            <SubscribeForm />
            <p className="mt-4 text-sm text-muted">We send one mail first, to make sure that the address is yours.</p>
          </section>
        </div>
      </section>
      <section aria-labelledby="latest" className="page py-14">
        <h2 id="latest" className="eyebrow mb-4">
          The latest letter
        </h2>
        <LatestIssue issue={issue} />
      </section>
    </>
  )
}
