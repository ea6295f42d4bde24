import { Form, Link, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { forgotChecks } from '../form-checks.ts'
import { EntryPage } from './EntryPage.tsx'

export function ForgotForm({ response }: { response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(forgotChecks, response, pending)
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
          state={field('email')}
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
