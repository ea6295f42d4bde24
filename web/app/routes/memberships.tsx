import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/memberships'
import { PlansPage } from '../features/memberships/plans/PlansPage.tsx'
import { ratePlans } from '../features/memberships/queries/plans.ts'
import { currencyIn, periodIn, PLANS_PAGE } from '../features/memberships/shared/plan-path.ts'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const search = new URL(request.url).searchParams
  const asked = { currency: currencyIn(search) ?? 'USD', enablePGL: search.get('enablePGL') === 'true' }
  const { call, fetch } = queriesOf(context)
  const found = await orNull(fetch(ratePlans(call, asked)))
  return { ...asked, period: periodIn(search), plans: found?.items ?? null }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

const DESCRIPTION = `What each ${PRODUCT_NAME} membership opens and what it costs: Unlimited, Marks, Library and Enterprise. Seven days free, cancel at any time.`

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Memberships | ${PRODUCT_NAME}`,
    description: DESCRIPTION,
    path: PLANS_PAGE,
    structured: [
      {
        '@type': 'WebPage',
        name: 'Memberships',
        description: DESCRIPTION,
        url: entityUrl(matches, PLANS_PAGE),
        isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: entityUrl(matches, '/') },
      },
      breadcrumbList(matches, [
        { title: PRODUCT_NAME, path: '/' },
        { title: 'Memberships', path: PLANS_PAGE },
      ]),
    ],
  })

export const handle: PageHandle = { pageTitle: 'Memberships' }

export default function Memberships({ loaderData: { plans, period, enablePGL } }: Route.ComponentProps) {
  return <PlansPage plans={plans} period={period} enablePGL={enablePGL} />
}
