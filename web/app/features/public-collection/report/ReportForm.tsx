import { reportCollectionUrl } from '@vitrine/contracts/collections/collections'
import { reportLimits as limits, reportReasons } from '@vitrine/contracts/collections/report-reasons'
import { newsletterLimits } from '@vitrine/contracts/newsletter/limits'
import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { useCurrentUser } from '../../identity/queries/use-current-user.ts'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { RadioField } from '../../../shared/forms/RadioField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { Trap } from '../../../shared/forms/Trap.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { reportChecks } from './send-report.ts'

/** Longer than the rule lets through: what is pasted is judged, not cut. */
const MOST_OF_A_COMMENT = 4 * limits.commentMax
const MOST_OF_AN_EMAIL = 2 * newsletterLimits.emailMax

export function ReportForm({
  collectionId,
  response,
}: {
  collectionId: number
  response: FormResponse | undefined
}) {
  const pending = useNavigation().state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(reportChecks, response, pending)
  const email = useCurrentUser()?.email
  // The page does not know who reads: a member's email comes later, and never over what was typed.
  useEffect(() => {
    const input = form.current?.elements.namedItem('email')
    if (email && input instanceof HTMLInputElement && input.value === '') input.value = email
  }, [form, email])
  return (
    <Form
      ref={form}
      method="post"
      action={reportCollectionUrl(collectionId)}
      className="mt-8 max-w-xl space-y-6"
      noValidate
      onSubmit={onSubmit}
      aria-busy={pending}
    >
      <FormFailure text={pending ? null : response?.failure} />
      <RadioField
        name="reason"
        label="What is wrong with it?"
        required
        choices={reportReasons}
        state={field('reason')}
      />
      <LongTextField
        name="comment"
        label="Comment"
        rows={6}
        maxLength={MOST_OF_A_COMMENT}
        hint="Needed for “Something else”."
        state={field('comment')}
      />
      <TextField
        name="email"
        label="Email (optional)"
        type="email"
        autoComplete="email"
        maxLength={MOST_OF_AN_EMAIL}
        hint="For questions only. The owner never learns who reported."
        state={field('email')}
      />
      <Trap />
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'Sending…' : 'Send report'}
      </button>
    </Form>
  )
}
