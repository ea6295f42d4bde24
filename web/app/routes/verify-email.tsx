import type { Client } from '@vitrine/contracts/client'
import { readVerificationLink, verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import type { Route } from './+types/verify-email'
import { VerifyEmailPanel } from '../features/identity/components/VerifyEmailPanel.tsx'
import { asksOnce, linkMeta, mailedLink } from '../features/identity/mailed-link.ts'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import { actionResponse, textOf } from '../shared/forms/form-response.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Looking changes nothing: mail programs open links ahead of their reader. */
const read = (call: Client, request: Request) =>
  mailedLink(request, (token) => call(readVerificationLink, { query: { token } }))

async function act(call: Client, request: Request) {
  const form = await postedForm(request)
  return await actionResponse(form, () => call(verifyEmail, { body: { token: textOf(form, 'token') } }))
}

export const loader = ({ request, context }: Route.LoaderArgs) => read(callOnServer(context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(callInBrowser, request)
export const action = ({ request, context }: Route.ActionArgs) => act(callOnServer(context), request)
export const clientAction = ({ request }: Route.ClientActionArgs) => act(callInBrowser, request)
export const shouldRevalidate = asksOnce

export const meta: Route.MetaFunction = () => linkMeta('Confirm your email')

export const handle: PageHandle = { pageTitle: 'Confirm Your Email' }

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailPanel link={loaderData} response={actionData} />
}
