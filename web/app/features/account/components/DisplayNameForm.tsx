import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useEditedForm } from '../../../shared/forms/use-edited-form.ts'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { displayNameChecks } from '../../identity/form-checks.ts'
import { renamedTo, type AccountChange } from '../change-account.ts'
import type { Newest } from '../use-newest.ts'
import { AccountSection } from './AccountSection.tsx'
import { Saved } from './Saved.tsx'

export function DisplayNameForm({ displayName, newest }: { displayName: string; newest: Newest }) {
  const fetcher = useFetcher<AccountChange>()
  const pending = fetcher.state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(displayNameChecks, fetcher.data, pending)
  const { edited, onInput, saved } = useEditedForm()
  const stored = fetcher.data && renamedTo(fetcher.data)
  useEffect(() => {
    if (!stored || !fetcher.data) return
    const input = form.current?.elements.namedItem('displayName')
    if (input instanceof HTMLInputElement) input.value = input.defaultValue = stored
    saved()
    newest.tell(fetcher.data)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer, not once a rendering
  }, [fetcher.data])

  return (
    <AccountSection title="Display Name">
      <FormFailure text={pending ? null : fetcher.data?.failure} />
      <fetcher.Form ref={form} method="post" noValidate onSubmit={onSubmit} onInput={onInput} aria-busy={pending} className="space-y-4">
        <input type="hidden" name="intent" value="displayName" />
        <TextField name="displayName" label="Display name" autoComplete="nickname" required defaultValue={displayName} hint="What we call you." state={{ ...field('displayName'), typed: displayName }} />
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Save the name'}
        </button>
      </fetcher.Form>
      <Saved text={stored && newest.is(fetcher.data) && !edited && !pending ? `Your display name is ${stored} now.` : null} />
    </AccountSection>
  )
}
