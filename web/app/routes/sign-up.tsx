import type { Client } from '@vitrine/contracts/client'
import { signUp } from '@vitrine/contracts/identity/account-endpoints'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation, Link } from 'react-router'
import type { Route } from './+types/sign-up'
import { DoneNote } from '../features/identity/components/DoneNote.tsx'
import { EntryPage } from '../features/identity/components/EntryPage.tsx'
import { LoggedIn } from '../features/identity/components/LoggedIn.tsx'
import { SignUpForm } from '../features/identity/components/SignUpForm.tsx'
import { useCurrentUser } from '../features/identity/queries/use-current-user.ts'
import { askedBefore } from '../features/identity/safe-target.ts'
import { callInBrowser, callOnServer } from '../shared/api/unkept-calls.ts'
import { actionResponse, textOf } from '../shared/forms/form-response.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import { senderIn } from '../shared/forms/sender-in.ts'
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

/** The same for every address: whether it had an account already is told by mail alone. */
function SignUpDone({ email }: { email: string }) {
  const { search } = useLocation()
  return (
    <EntryPage title="Check your email">
      <DoneNote>
        We have sent an email to <strong className="[overflow-wrap:anywhere]">{email}</strong>. Open the link
        to finish.
      </DoneNote>
      <p>The link works for two days. You can log in before you open it.</p>
      <p className="text-muted">
        No email after a few minutes? Check your spam folder. After you log in, you can send it again from
        your account page.
      </p>
      <p className="pt-2">
        <Link to={`/login/auth${search}`} className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
