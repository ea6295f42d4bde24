import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { GuardedSubmit } from '../../../shared/forms/GuardedSubmit.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { leadsToPlan } from '../../memberships/shared/plan-path.ts'
import { signUpChecks } from '../form-checks.ts'
import { askedBefore } from '../safe-target.ts'
import { EntryPage } from './EntryPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/** The way to the log-in keeps the page that was asked for before. */
export function SignUpForm({ response }: { response: FormResponse | undefined }) {
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
            First your account, which is free. The link in our email then leads you back to the plan that you
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
