import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { confirmSubscription, readConfirmation } from '@vitrine/contracts/newsletter/endpoints'
import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, Form, Link, useNavigation } from 'react-router'
import type { Route } from './+types/newsletter-confirm'
import { keyOf, LinkPage } from '../features/newsletter/components/LinkPage.tsx'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Looking changes nothing: mail programs open links ahead of their reader. */
const read = (call: Client, request: Request) => call(readConfirmation, { query: { key: keyOf(request) } })

async function confirm(call: Client, request: Request): Promise<{ failure: string | null; status: number }> {
  try {
    await call(confirmSubscription, { query: { key: keyOf(request) } })
    return { failure: null, status: 200 }
  } catch (error) {
    if (error instanceof CallFailed)
      return { failure: error.status === 503 ? messages.unavailable : messages.failure, status: error.status }
    if (error instanceof NoResponse) return { failure: messages.failure, status: 502 }
    throw error
  }
}

export const loader = ({ request, context }: Route.LoaderArgs) => read(callOnServer(context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(callInBrowser, request)
export const clientAction = ({ request }: Route.ClientActionArgs) => confirm(callInBrowser, request)

export async function action({ request, context }: Route.ActionArgs) {
  const result = await confirm(callOnServer(context), request)
  return data(result, { status: result.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `Confirm your subscription | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * Whoever followed it is not subscribed any more: they have unsubscribed since, or mails to the address came
 * back.
 */
function UsedLink({ category }: { category: EmailCategory | null }) {
  const isNewsletter = category === null || category === 'newsletter'
  return (
    <LinkPage title="This link has already been used">
      <p role="status">
        You subscribed with it before, but you are no longer subscribed to {subjectOf(category)}. A link works
        only once.
      </p>
      <p>
        <Link
          to={isNewsletter ? '/newsletter-landing-page' : '/app/accountSettings/newsletterSettings'}
          className="text-link"
        >
          {isNewsletter ? 'Subscribe again' : 'Log in and choose what we send you'}
        </Link>
      </p>
    </LinkPage>
  )
}

function subjectOf(category: EmailCategory | null): string {
  return category === null || category === 'newsletter'
    ? `the ${PRODUCT_NAME} newsletter`
    : `our emails about ${emailCategoryNames[category].toLowerCase()}`
}

export const handle: PageHandle = { pageTitle: 'Newsletter Confirmation' }

export default function NewsletterConfirm({
  loaderData: { state, category },
  actionData,
}: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle'
  if (state === 'confirmed') {
    return (
      <LinkPage title="You are subscribed">
        <p role="status">Thank you. From now on you will get {subjectOf(category)} by email.</p>
        <p>
          <Link to="/newsletter-landing-page" className="text-link">
            See the newsletter
          </Link>
        </p>
      </LinkPage>
    )
  }
  if (state === 'used') return <UsedLink category={category} />
  if (state === 'none') {
    return (
      <LinkPage title="This link no longer works">
        <p>
          It may be more than a week old, or part of it is missing. Subscribe again, and we will send you a
          new one.
        </p>
        <p>
          <Link to="/newsletter-landing-page" className="text-link">
            Subscribe to the newsletter
          </Link>
        </p>
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Confirm your subscription">
      <p>Do you want to get {subjectOf(category)} at this email?</p>
      <div role="alert">
        {actionData?.failure && !pending && (
          <p className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">{actionData.failure}</p>
        )}
      </div>
      <Form method="post" aria-busy={pending}>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Confirming…' : 'Yes, subscribe me'}
        </button>
      </Form>
      <p className="text-base text-muted">
        If you did not subscribe, you can close this page. We will not send you anything.
      </p>
    </LinkPage>
  )
}
