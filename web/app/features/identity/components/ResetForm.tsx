import { Form, Link, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { resetChecks } from '../form-checks.ts'
import { isDeadLink, type MailedLink } from '../mailed-link.ts'
import { EntryPage } from './EntryPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'

interface ResetFormProps {
  link: MailedLink
  response: FormResponse | undefined
}

export function ResetForm({ link, response }: ResetFormProps) {
  const dead = isDeadLink(response) ? response?.failure : link.dead
  return dead ? <DeadLink text={dead} /> : <PasswordsForm token={link.token} response={response} />
}

function DeadLink({ text }: { text: string }) {
  return (
    <EntryPage title="Choose a new password">
      <FormFailure text={text} />
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/login/forgot" className="button">
          Send a new link
        </Link>
        <Link to="/login/auth" className="button-plain">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}

function PasswordsForm({ token, response }: { token: string; response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(resetChecks, response, pending)
  return (
    <EntryPage title="Choose a new password">
      <FormFailure text={pending ? null : response?.failure} />
      <p className="text-muted">You will be signed out on all devices. Then log in with your new password.</p>
      <Form method="post" ref={form} noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-5">
        <input type="hidden" name="token" value={token} />
        <NewPasswordField name="newPassword" label="New password" state={field('newPassword')} />
        <PasswordField
          name="newPasswordConfirm"
          label="Repeat new password"
          autoComplete="new-password"
          state={field('newPasswordConfirm')}
        />
        <button type="submit" className="button w-full" disabled={pending}>
          {pending ? 'Saving…' : 'Set password'}
        </button>
      </Form>
    </EntryPage>
  )
}
