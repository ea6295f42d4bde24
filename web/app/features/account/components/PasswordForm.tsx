import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useEditedForm } from '../../../shared/forms/use-edited-form.ts'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { NewPasswordField } from '../../identity/components/NewPasswordField.tsx'
import { PasswordField } from '../../identity/components/PasswordField.tsx'
import { changePasswordChecks } from '../../identity/form-checks.ts'
import type { AccountChange } from '../change-account.ts'
import type { Newest } from '../use-newest.ts'
import { AccountSection } from './AccountSection.tsx'
import { Saved } from './Saved.tsx'

export function PasswordForm({ email, newest }: { email: string; newest: Newest }) {
  const fetcher = useFetcher<AccountChange>()
  const pending = fetcher.state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(changePasswordChecks, fetcher.data, pending)
  const { edited, onInput, saved } = useEditedForm()
  // Fields of their own each time: after a change nothing of the passwords stays in the page.
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!fetcher.data?.done) return
    setRound((before) => before + 1)
    saved()
    newest.tell(fetcher.data)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer, not once a rendering
  }, [fetcher.data])

  return (
    <AccountSection title="Password">
      <p className="text-muted">Changing it signs you out everywhere else.</p>
      <FormFailure text={pending ? null : fetcher.data?.failure} />
      <fetcher.Form ref={form} method="post" noValidate onSubmit={onSubmit} onInput={onInput} aria-busy={pending} className="space-y-4">
        <input type="hidden" name="intent" value="password" />
        {/* For the browser's own memory: whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div key={round} className="space-y-4">
          <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" state={field('oldPassword')} />
          <NewPasswordField name="newPassword" label="New password" state={field('newPassword')} />
          <PasswordField name="newPasswordConfirm" label="New password once more" autoComplete="new-password" state={field('newPasswordConfirm')} />
        </div>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Change the password'}
        </button>
      </fetcher.Form>
      <Saved text={fetcher.data?.done && newest.is(fetcher.data) && !edited && !pending ? 'Your password has been changed.' : null} />
    </AccountSection>
  )
}
