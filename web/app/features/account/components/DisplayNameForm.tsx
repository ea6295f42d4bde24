import { changeDisplayName } from '@vitrine/contracts/identity/account-endpoints'
import { changeDisplayNameInputSchema } from '@vitrine/contracts/identity/account-schemas'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { userDetails } from '../../identity/queries.ts'
import type { Newest } from '../use-newest.ts'
import { AccountSection, Saved } from './AccountSection.tsx'

interface DisplayNameFormProps {
  displayName: string
  newest: Newest
}

export function DisplayNameForm({ displayName, newest }: DisplayNameFormProps) {
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<{ stored: string } | null>(null)
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: changeDisplayNameInputSchema,
    defaultValues: { displayName },
    keptAs: 'displayName',
    send: (body) => browserCall(changeDisplayName, { body }),
    saved: ({ response: stored }) => {
      // Wherever the name stands it is the new one at once.
      browserQueryClient.setQueryData(
        userDetails(browserCall).queryKey,
        (user) => user && { ...user, displayName: stored },
      )
      void revalidate()
      const told = { stored }
      setChange(told)
      newest.tell(told)
      return { displayName: stored }
    },
  })
  return (
    <AccountSection title="Display Name">
      <FormFailure text={pending ? null : failure} />
      <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-4">
        <TextField
          name="displayName"
          label="Display name"
          autoComplete="nickname"
          required
          hint="The name that we show for you."
          state={field('displayName')}
        />
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Save'}
        </button>
      </form>
      <Saved
        text={
          change && newest.is(change) && !edited && !pending
            ? `Your display name is now ${change.stored}.`
            : null
        }
      />
    </AccountSection>
  )
}
