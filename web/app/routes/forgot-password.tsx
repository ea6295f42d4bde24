import type { Client } from '@vitrine/contracts/client'
import { requestPasswordReset } from '@vitrine/contracts/identity/account-endpoints'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { Route } from './+types/forgot-password'
import { DoneNote, EntryPage } from '../features/identity/components/EntryPage.tsx'
import { forgotChecks } from '../features/identity/form-checks.ts'
import { knownEmailIn } from '../features/identity/known-email.ts'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import { actionResponse, textOf, type FormResponse } from '../shared/forms/form-response.ts'
import { FormFailure } from '../shared/forms/FormFailure.tsx'
import { postedForm } from '../shared/forms/posted-form.ts'
import { TextField } from '../shared/forms/TextField.tsx'
import { useFormChecks } from '../shared/forms/use-form-checks.ts'
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

function ForgotForm({ response }: { response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(forgotChecks, response, pending)
  const known = knownEmailIn(useLocation().state)
  const email = field('email')
  return (
    <EntryPage title="Forgot your password?">
      <p className="text-muted">
        Enter your email, and we will send you a link to set a new password. This also unlocks your account.
      </p>
      <FormFailure text={pending ? null : response?.failure} />
      <Form method="post" ref={form} noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-5">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          state={{ ...email, typed: email.typed ?? known }}
        />
        <button type="submit" className="button w-full" disabled={pending}>
          {pending ? 'Sending…' : 'Send me the link'}
        </button>
      </Form>
      <p>
        <Link to="/login/auth" className="text-link">
          Back to Log In
        </Link>
      </p>
    </EntryPage>
  )
}

function ForgotDone({ email }: { email: string }) {
  return (
    <EntryPage title="Check your email">
      <DoneNote>
        If <strong className="[overflow-wrap:anywhere]">{email}</strong> has an account, we have sent an email
        with a link.
      </DoneNote>
      <p>The link works once, for one hour. Only the link in the newest email works.</p>
      <p className="text-muted">
        No email after a few minutes? Check your spam folder, and check that the email is spelled correctly.
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/login/auth" className="button">
          Back to Log In
        </Link>
        <Link to="/login/forgot" reloadDocument className="button-plain">
          Try another email
        </Link>
      </p>
    </EntryPage>
  )
}
