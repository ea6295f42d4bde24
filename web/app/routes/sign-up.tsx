import type { Client } from '@vitrine/contracts/client'
import { signUp } from '@vitrine/contracts/identity/account-endpoints'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect } from 'react'
import { useLocation, Link, Form, useNavigate, useNavigation } from 'react-router'
import type { Route } from './+types/sign-up'
import { DoneNote, EntryPage } from '../features/identity/components/EntryPage.tsx'
import { LoggedIn } from '../features/identity/components/LoggedIn.tsx'
import { NewPasswordField } from '../features/identity/components/NewPasswordField.tsx'
import { signUpChecks } from '../features/identity/form-checks.ts'
import { useCurrentUser } from '../features/identity/queries.ts'
import { askedBefore } from '../features/identity/safe-target.ts'
import { leadsToPlan } from '../features/memberships/shared/plan-path.ts'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import { actionResponse, textOf, type FormResponse } from '../shared/forms/form-response.ts'
import { FormFailure } from '../shared/forms/FormFailure.tsx'
import { GuardedSubmit } from '../shared/forms/GuardedSubmit.tsx'
import { postedForm, senderIn } from '../shared/forms/posted-form.ts'
import { TextField } from '../shared/forms/TextField.tsx'
import { useFormChecks } from '../shared/forms/use-form-checks.ts'
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
  const { parentUrl = '' } = askedBefore(new URLSearchParams(search))
  // A plan that was chosen before it was known who reads leads here; its member needs no account.
  if (reader && leadsToPlan(parentUrl)) return <GoOn to={parentUrl} />
  return reader ? (
    <LoggedIn user={reader} target={search ? `/login/auth${search}` : '/'} />
  ) : (
    <SignUpForm response={actionData} />
  )
}

/** The router's own component for this would be loaded with every page. */
function GoOn({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
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

/** The way to the log-in keeps the page that was asked for before. */
function SignUpForm({ response }: { response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const { search } = useLocation()
  // A plan is paid for later: 'no credit card needed' would be a false promise.
  const isForPlan = leadsToPlan(askedBefore(new URLSearchParams(search)).parentUrl ?? '')
  const { form, field, onSubmit } = useFormChecks(signUpChecks, response, pending)
  return (
    <EntryPage title="Create your account">
      <div className="text-muted">
        {isForPlan ? (
          <p>
            Create your free account first. The link in our email then leads you back to the plan that you
            chose.
          </p>
        ) : (
          <WhatItGives />
        )}
      </div>
      <FormFailure text={pending ? null : response?.failure} />
      <Form method="post" ref={form} noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-5">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          state={field('email')}
        />
        <NewPasswordField name="password" label="Password" state={field('password')} />
        <TextField
          name="displayName"
          label="Display name (optional)"
          autoComplete="nickname"
          hint="The name that we show for you. If you leave it empty, we use the first part of your email."
          state={field('displayName')}
        />
        <GuardedSubmit response={response} pending={pending} className="button w-full">
          {pending ? 'Creating your account…' : 'Create account'}
        </GuardedSubmit>
      </Form>
      <p className="text-muted">
        Already a member?{' '}
        <Link to={`/login/auth${search}`} className="text-link">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}

function WhatItGives() {
  return (
    <>
      <p>Free, no credit card needed.</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>Search every section</li>
        <li>Your sort order, on every device</li>
      </ul>
    </>
  )
}
