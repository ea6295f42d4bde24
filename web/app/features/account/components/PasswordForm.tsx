import { changePassword } from '@vitrine/contracts/identity/account-endpoints'
import { changePasswordInputSchema } from '@vitrine/contracts/identity/account-schemas'
import { identityMessages } from '@vitrine/contracts/identity/messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { NewPasswordField } from '../../identity/components/NewPasswordField.tsx'
import { PasswordField } from '../../identity/components/PasswordField.tsx'
import { userDetails } from '../../identity/queries.ts'
import type { Newest } from '../use-newest.ts'
import { AccountSection, Saved } from './AccountSection.tsx'

const EMPTY = { oldPassword: '', newPassword: '', newPasswordConfirm: '' }

export function PasswordForm({ email, newest }: { email: string; newest: Newest }) {
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<object | null>(null)
  // Fields of their own each time: after a change nothing of the passwords stays in the page.
  const [round, setRound] = useState(0)
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: changePasswordInputSchema,
    defaultValues: EMPTY,
    keptAs: null,
    send: (body) => browserCall(changePassword, { body }),
    wordsOf: passwordFailure,
    saved: (told) => {
      // An expired password is one no longer, and the other sessions are over.
      void browserQueryClient
        .invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
        .then(revalidate)
      setRound((before) => before + 1)
      setChange(told)
      newest.tell(told)
      return EMPTY
    },
  })
  return (
    <AccountSection title="Password">
      <p className="text-muted">If you change it, you are signed out on all other devices.</p>
      <FormFailure text={pending ? null : failure} />
      <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-4">
        {/* For the browser's own memory: whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div key={round} className="space-y-4">
          <PasswordField
            name="oldPassword"
            label="Current password"
            autoComplete="current-password"
            state={field('oldPassword')}
          />
          <NewPasswordField name="newPassword" label="New password" state={field('newPassword')} />
          <PasswordField
            name="newPasswordConfirm"
            label="Repeat new password"
            autoComplete="new-password"
            state={field('newPasswordConfirm')}
          />
        </div>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Change password'}
        </button>
      </form>
      <Saved
        text={change && newest.is(change) && !edited && !pending ? 'Your password has been changed.' : null}
      />
    </AccountSection>
  )
}

/** A password that could not be updated has its documented words, where the server has no better ones. */
export function passwordFailure(failure: string, status: number): string {
  return status >= 500 && status !== 502 ? identityMessages.updateFailed : failure
}
