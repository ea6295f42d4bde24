import type { verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import type { Route } from './+types/verify-email'
import { VerifyEmailPanel } from '../features/identity/components/VerifyEmailPanel.tsx'
import { linkMeta, tokenOf } from '../features/identity/link-meta.ts'
import { actionAnswer, callOnServer, textOf } from '../shared/forms/form-answer.ts'
import { postedForm } from '../shared/forms/posted-form.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) })
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve({ token: tokenOf(request) })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request)
  return await actionAnswer(form, () => callOnServer(context)<typeof verifyEmail>(identityAddresses.verifyEmail, { body: { token: textOf(form, 'token') } }))
}

export const meta: Route.MetaFunction = () => linkMeta('Confirm your address')

export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <VerifyEmailPanel token={token} answer={actionData} />
}
