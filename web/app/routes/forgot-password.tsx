import type { Client } from '@vitrine/contracts/client'
import { requestPasswordReset } from '@vitrine/contracts/identity/account-endpoints'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/forgot-password'
import { ForgotDone } from '../features/identity/components/ForgotDone.tsx'
import { ForgotForm } from '../features/identity/components/ForgotForm.tsx'
import { callInBrowser, callOnServer } from '../shared/api/unkept-calls.ts'
import { actionResponse, textOf } from '../shared/forms/form-response.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function act(call: Client, request: Request) {
  const form = await postedForm(request)
  return await actionResponse(form, () =>
    call(requestPasswordReset, {
      body: { email: textOf(form, 'email') },
    }),
  )
}

export const action = ({ request, context }: Route.ActionArgs) => act(callOnServer(context), request)
export const clientAction = ({ request }: Route.ClientActionArgs) => act(callInBrowser, request)

export const meta: Route.MetaFunction = () => [
  { title: `Forgot password | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Forgot Password' }

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return actionData?.done ? (
    <ForgotDone email={actionData.typed['email'] ?? ''} />
  ) : (
    <ForgotForm response={actionData} />
  )
}
