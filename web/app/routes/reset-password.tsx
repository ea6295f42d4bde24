import type { Client } from '@vitrine/contracts/client'
import { readResetLink, resetPassword } from '@vitrine/contracts/identity/account-endpoints'
import { Link } from 'react-router'
import type { Route } from './+types/reset-password'
import { DoneNote, EntryPage } from '../features/identity/components/EntryPage.tsx'
import { ResetForm } from '../features/identity/components/ResetForm.tsx'
import { asksOnce, linkMeta, mailedLink } from '../features/identity/mailed-link.ts'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import { actionResponse, textOf } from '../shared/forms/form-response.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

const read = (call: Client, request: Request) =>
  mailedLink(request, (token) => call(readResetLink, { query: { token } }))

async function act(call: Client, request: Request) {
  const form = await postedForm(request)
  const body = {
    token: textOf(form, 'token'),
    newPassword: textOf(form, 'newPassword'),
    newPasswordConfirm: textOf(form, 'newPasswordConfirm'),
  }
  return await actionResponse(form, () => call(resetPassword, { body }))
}

export const loader = ({ request, context }: Route.LoaderArgs) => read(callOnServer(context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(callInBrowser, request)
export const action = ({ request, context }: Route.ActionArgs) => act(callOnServer(context), request)
export const clientAction = ({ request }: Route.ClientActionArgs) => act(callInBrowser, request)
export const shouldRevalidate = asksOnce

export const meta: Route.MetaFunction = () => linkMeta('Choose a new password')

export const handle: PageHandle = { pageTitle: 'New Password' }

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return actionData?.done ? <ResetDone /> : <ResetForm link={loaderData} response={actionData} />
}

function ResetDone() {
  return (
    <EntryPage title="Your password has been changed">
      <DoneNote>You have been signed out on all devices. Log in with your new password.</DoneNote>
      <p className="pt-2">
        <Link to="/login/auth" className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
