import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { ACCURACY_PAGE } from '@vitrine/contracts/worth-score/accuracy-page'
import type { Route } from './+types/worth-score-accuracy'
import { AccuracyPage } from '../features/worth-score/accuracy/AccuracyPage.tsx'
import { worthAccuracy } from '../features/worth-score/accuracy/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => (await fetch(worthAccuracy(call))).currencies)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const TITLE = 'How accurate is WorthScore?'
const DESCRIPTION =
  'How often prices fell inside WorthScore’s ranges, how far its estimates were off, and how often it gave none: measured on sales it had not seen.'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${TITLE} | ${PRODUCT_NAME}`,
    description: DESCRIPTION,
    path: ACCURACY_PAGE,
    structured: [
      {
        '@type': 'WebPage',
        name: TITLE,
        description: DESCRIPTION,
        url: entityUrl(matches, ACCURACY_PAGE),
        isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: entityUrl(matches, '/') },
      },
      breadcrumbList(matches, [
        { title: PRODUCT_NAME, path: '/' },
        { title: TITLE, path: ACCURACY_PAGE },
      ]),
    ],
  })

export const handle: PageHandle = { pageTitle: TITLE }

export default function WorthScoreAccuracy({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <AccuracyPage currencies={response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
