import type { resetPassword } from '@vitrine/contracts/identity/account-endpoints'
import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import { redirect } from 'react-router'
import type { Route } from './+types/reset-password'
import { ResetForm } from '../features/identity/components/ResetForm.tsx'
import { linkMeta, tokenOf } from '../features/identity/link-meta.ts'
import { actionAnswer, callOnServer, textOf } from '../shared/forms/form-answer.ts'
import { postedForm } from '../shared/forms/posted-form.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) })
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve({ token: tokenOf(request) })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request)
  const body = { token: textOf(form, 'token'), newPassword: textOf(form, 'newPassword'), newPasswordConfirm: textOf(form, 'newPasswordConfirm') }
  const answer = await actionAnswer(form, () => callOnServer(context)<typeof resetPassword>(identityAddresses.resetPassword, { body }))
  if (answer.data.done) throw redirect('/login/auth?passwordReset=true', { status: 303 })
  return answer
}

export const meta: Route.MetaFunction = () => linkMeta('Choose a new password')

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <ResetForm token={token} answer={actionData} />
}
