import { contactLimits as limits } from '@vitrine/contracts/contact/limits'
import { contactSubjects } from '@vitrine/contracts/contact/subjects'
import { Form, useNavigation } from 'react-router'
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { Trap } from '../../../shared/forms/Trap.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { contactChecks } from '../send-message.ts'

/** Longer than any rule lets through: what is pasted is judged, not cut. */
const MOST_OF_A_LINE = 2 * limits.websiteMax
const MOST_OF_A_MESSAGE = 4 * limits.messageMax

const subjects = [{ value: '', label: 'Please choose' }, ...contactSubjects]

export function ContactForm({ subject, response }: { subject: string; response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(contactChecks, response, pending)
  return (
    <Form
      ref={form}
      method="post"
      action="/about-contact"
      className="mt-8 max-w-xl space-y-5"
      noValidate
      onSubmit={onSubmit}
      aria-busy={pending}
    >
      <FormFailure text={pending ? null : response?.failure} />
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={MOST_OF_A_LINE}
        state={field('name')}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={MOST_OF_A_LINE}
        state={field('email')}
      />
      <ChoiceField
        name="subject"
        label="Subject"
        choices={subjects}
        chosen={subject}
        required
        state={field('subject')}
      />
      <TextField
        name="website"
        label="Website (optional)"
        type="url"
        autoComplete="url"
        maxLength={MOST_OF_A_LINE}
        state={field('website')}
      />
      <LongTextField
        name="message"
        label="Message"
        rows={8}
        required
        maxLength={MOST_OF_A_MESSAGE}
        state={field('message')}
      />
      <Trap />
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'Sending…' : 'Send message'}
      </button>
    </Form>
  )
}
