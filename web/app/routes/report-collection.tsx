import { reportCollectionUrl, COLLECTION_GONE } from '@vitrine/contracts/collections/collections'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, redirect, useLocation } from 'react-router'
import type { Route } from './+types/report-collection'
import { NotShownPage } from '../features/public-collection/NotShownPage.tsx'
import { collectionIdIn, loadReported } from '../features/public-collection/load-collection.ts'
import { ReportPage } from '../features/public-collection/report/ReportPage.tsx'
import { sendReport } from '../features/public-collection/report/send-report.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { FormResponse } from '../shared/forms/form-response.ts'
import { FormFailure } from '../shared/forms/FormFailure.tsx'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

type Asked = Pick<Route.LoaderArgs, 'request' | 'context'>

const idIn = (request: Request) => collectionIdIn(new URL(request.url).searchParams.get('collectionId'))
const load = async ({ request, context }: Asked) => await loadReported(queriesOf(context), idIn(request))

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

async function send({ request, context }: Asked): Promise<FormResponse> {
  const id = idIn(request)
  const form = await postedForm(request)
  return id === null
    ? { done: false, status: 404, problems: {}, failure: COLLECTION_GONE, typed: {} }
    : await sendReport(queriesOf(context).call, id, form)
}

/**
 * Without scripts the form posts to this very page. Sent once: a reload of the page that follows sends
 * nothing.
 */
export async function action(args: Route.ActionArgs) {
  const response = await send(args)
  return response.done
    ? redirect(`${reportCollectionUrl(idIn(args.request) ?? 0)}&sent=true`, 303)
    : data(response, { status: response.status })
}

export const clientAction = (args: Route.ClientActionArgs) => send(args)

export const meta: Route.MetaFunction = () => [
  { title: `Report Collection | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Report Collection' }

export default function ReportCollection({
  loaderData: { response, failure },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation()
  const sent = new URLSearchParams(search).get('sent') === 'true'
  if (response?.shown)
    return <ReportPage collection={response.shown.collection} sent={sent} response={actionData} />
  if (response) return <NotShownPage {...response.missing} />
  return (
    <div className="page py-12">
      {/* Not the failure of lists, whose scripts this page has no other use for. */}
      <FormFailure text={failure.text}>
        <a href={search} className="button-plain mt-5">
          Try again
        </a>
      </FormFailure>
    </div>
  )
}
