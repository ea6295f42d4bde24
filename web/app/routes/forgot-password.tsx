import type { Client } from '@vitrine/contracts/client'
import type { requestPasswordReset } from '@vitrine/contracts/identity/account-endpoints'
import * as accountAddresses from '@vitrine/contracts/identity/account-addresses'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/forgot-password'
import { ForgotDone } from '../features/identity/components/ForgotDone.tsx'
import { ForgotForm } from '../features/identity/components/ForgotForm.tsx'
import { callInBrowser, callOnServer } from '../shared/api/unkept-calls.ts'
import { actionAnswer, textOf } from '../shared/forms/form-answer.ts'
import { postedForm } from '../shared/forms/posted-form.ts'

async function act(call: Client, request: Request) {
  const form = await postedForm(request)
  return await actionAnswer(form, () => call<typeof requestPasswordReset>(accountAddresses.requestPasswordReset, { body: { email: textOf(form, 'email') } }))
}

export const action = ({ request, context }: Route.ActionArgs) => act(callOnServer(context), request)
export const clientAction = ({ request }: Route.ClientActionArgs) => act(callInBrowser, request)

export const meta: Route.MetaFunction = () => [{ title: `Forgot password | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return actionData?.done ? <ForgotDone email={actionData.typed['email'] ?? ''} /> : <ForgotForm answer={actionData} />
}
