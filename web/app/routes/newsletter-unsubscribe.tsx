import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { readUnsubscription, unsubscribe } from '@vitrine/contracts/newsletter/endpoints'
import { emailPreferenceMessages as messages, unsubscribedFrom } from '@vitrine/contracts/newsletter/messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, Form, Link, useNavigation } from 'react-router'
import type { Route } from './+types/newsletter-unsubscribe'
import { categoryOf, keyOf, LinkPage } from '../features/newsletter/components/LinkPage.tsx'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

const LINK_UNKNOWN_STATUS = 404

/** Looking changes nothing. Null where the link is not whole, or none of ours. */
async function read(call: Client, request: Request) {
  const category = categoryOf(request)
  if (category === null) return data(null, { status: LINK_UNKNOWN_STATUS })
  try {
    const { state } = await call(readUnsubscription, {
      query: { key: keyOf(request), category },
    })
    return data({ category, state })
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'LINK_UNKNOWN')
      return data(null, { status: error.status })
    throw error
  }
}

/**
 * The page's own button, and the one click of a mail program (RFC 8058), which posts to this very address
 * without asking its reader.
 */
async function end(
  call: Client,
  request: Request,
): Promise<{ failed: boolean; all: boolean; status: number }> {
  const form = await request.formData().catch(() => null)
  const all = form?.get('all') === 'true'
  const category = categoryOf(request)
  if (category === null) return { failed: true, all, status: LINK_UNKNOWN_STATUS }
  try {
    await call(unsubscribe, {
      query: { key: keyOf(request), category, all: all ? 'true' : 'false' },
    })
    return { failed: false, all, status: 200 }
  } catch (error) {
    if (error instanceof CallFailed) return { failed: true, all, status: error.status }
    if (error instanceof NoResponse) return { failed: true, all, status: 502 }
    throw error
  }
}

export const loader = ({ request, context }: Route.LoaderArgs) => read(callOnServer(context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(callInBrowser, request)
export const clientAction = ({ request }: Route.ClientActionArgs) => end(callInBrowser, request)

export async function action({ request, context }: Route.ActionArgs) {
  const result = await end(callOnServer(context), request)
  return data(result, { status: result.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `Unsubscribe | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const handle: PageHandle = { pageTitle: 'Newsletter Unsubscription' }

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle'
  if (loaderData === null) return <BrokenLink />
  const { category, state } = loaderData
  if (state === 'UNSUBSCRIBED') {
    return (
      <LinkPage title="You are unsubscribed">
        <p role="status">{actionData?.all ? messages.newsletterUnsubscribed : unsubscribedFrom(category)}</p>
        <p>{messages.stillTransactional}</p>
        {!actionData?.all && <EndAll pending={pending} />}
        <p>
          <Link to="/newsletter-landing-page" className="text-link">
            Subscribe again
          </Link>
        </p>
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Unsubscribe">
      <p>Stop {emailCategoryNames[category]} emails?</p>
      <div role="alert">
        {actionData?.failed && !pending && (
          <p className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
            {messages.problem} {messages.problemAdvice}
          </p>
        )}
      </div>
      <Form method="post" aria-busy={pending}>
        <button type="submit" className="button" disabled={pending}>
          Unsubscribe
        </button>
      </Form>
      <EndAll pending={pending} />
    </LinkPage>
  )
}

function EndAll({ pending }: { pending: boolean }) {
  return (
    <Form method="post" aria-busy={pending}>
      <button type="submit" name="all" value="true" className="button-plain" disabled={pending}>
        Unsubscribe from all mailings
      </button>
    </Form>
  )
}

/** Nobody leaves believing that a subscription is over which goes on. */
function BrokenLink() {
  return (
    <LinkPage title="This link is incomplete">
      <p>
        Part of it is missing, or it is not valid. You are still subscribed. Please open the full link from
        the email again.
      </p>
      <p>
        Or{' '}
        <Link to="/app/accountSettings/newsletterSettings" className="text-link">
          log in and choose what we send you
        </Link>
        , or{' '}
        <Link to="/about-contact" className="text-link">
          write to us
        </Link>{' '}
        from the email that receives the newsletter, and we will unsubscribe you.
      </p>
    </LinkPage>
  )
}
