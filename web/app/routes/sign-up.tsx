import type { Client } from '@vitrine/contracts/client'
import { signUp } from '@vitrine/contracts/identity/account-endpoints'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/sign-up'
import { LoggedIn } from '../features/identity/components/LoggedIn.tsx'
import { SignUpDone } from '../features/identity/components/SignUpDone.tsx'
import { SignUpForm } from '../features/identity/components/SignUpForm.tsx'
import { askedBefore } from '../features/identity/safe-target.ts'
import { useCurrentUser } from '../features/identity/queries/use-current-user.ts'
import { callInBrowser, callOnServer } from '../shared/api/unkept-calls.ts'
import { actionResponse, textOf } from '../shared/forms/form-response.ts'
import { senderIn } from '../shared/forms/sender-in.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function act(call: Client, request: Request) {
  const before = askedBefore(new URL(request.url).searchParams)
  const form = await postedForm(request)
  const body = {
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    displayName: textOf(form, 'displayName'),
    ...before,
    ...senderIn(form),
  }
  return await actionResponse(form, () => call(signUp, { body }))
}

export const action = ({ request, context }: Route.ActionArgs) => act(callOnServer(context), request)
export const clientAction = ({ request }: Route.ClientActionArgs) => act(callInBrowser, request)

export const meta: Route.MetaFunction = () => [
  { title: `Create your account | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Sign Up' }

export default function SignUp({ actionData }: Route.ComponentProps) {
  const reader = useCurrentUser()
  const { search } = useLocation()
  if (actionData?.done) return <SignUpDone email={actionData.typed['email'] ?? ''} />
  return reader ? (
    <LoggedIn user={reader} target={search ? `/login/auth${search}` : '/'} />
  ) : (
    <SignUpForm response={actionData} />
  )
}
