import { CallFailed } from '@vitrine/contracts/client'
import { changeDisplayName } from '@vitrine/contracts/identity/account-endpoints'
import { changeDisplayNameInputSchema } from '@vitrine/contracts/identity/account-schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { tabStorage } from '../../../shared/tab-storage.ts'
import { userDetails } from '../../identity/queries.ts'
import type { Newest } from '../use-newest.ts'
import { AccountSection, Saved } from './AccountSection.tsx'

interface DisplayNameFormProps {
  userId: number
  displayName: string
  newest: Newest
}

export function DisplayNameForm({ userId, displayName, newest }: DisplayNameFormProps) {
  const key = `displayName:${userId}`
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<{ stored: string } | null>(null)
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema: changeDisplayNameInputSchema,
    defaultValues: { displayName },
    send: (body) =>
      browserCall(changeDisplayName, { body }).catch((error: unknown) => {
        // The session is over: the page comes back after the log-in.
        if (error instanceof CallFailed && error.status === 401) tabStorage.write(key, body.displayName)
        throw error
      }),
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
  const bringBack = useEffectEvent(() => {
    const typed = tabStorage.read(key)
    tabStorage.remove(key)
    if (typed !== null) form.setValue('displayName', typed, { shouldDirty: true })
  })
  useEffect(() => bringBack(), [])
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
