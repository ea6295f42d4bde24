import { isContactSubject } from '@vitrine/contracts/contact/subjects'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, redirect } from 'react-router'
import type { Route } from './+types/contact'
import { ContactPage } from '../features/contact/components/ContactPage.tsx'
import { sendMessage } from '../features/contact/send-message.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

const SENT = '/about-contact?sent=true'

function pathOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const subject = searchParams.get('subject')
  return { sent: searchParams.get('sent') === 'true', subject: isContactSubject(subject) ? subject : '' }
}

export const loader = ({ request }: Route.LoaderArgs) => pathOf(request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve(pathOf(request))

const send = async ({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) =>
  await sendMessage(queriesOf(context).call, await postedForm(request))

/**
 * Without scripts the form posts to this very page. Sent once: a reload of the page that follows sends
 * nothing.
 */
export async function action(args: Route.ActionArgs) {
  const response = await send(args)
  return response.done ? redirect(SENT, 303) : data(response, { status: response.status })
}

export const clientAction = (args: Route.ClientActionArgs) => send(args)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Contact | ${PRODUCT_NAME}`,
    description: `Write to ${PRODUCT_NAME}: questions, corrections, advertising, partnerships, and your data.`,
    path: '/about-contact',
    structured: [{ '@type': 'ContactPage', name: 'Contact', url: entityUrl(matches, '/about-contact') }],
  })

export const handle: PageHandle = { pageTitle: 'Contact' }

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage sent={loaderData.sent} subject={loaderData.subject} response={actionData} />
}
