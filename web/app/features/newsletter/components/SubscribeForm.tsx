import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { GuardedSubmit } from '../../../shared/forms/GuardedSubmit.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { subscribeChecks } from '../subscribe.ts'

/** Longer than any rule lets through: what is pasted is judged, not cut. */
const MOST_CHARACTERS = 300

/** Name and email, posted to the page that it stands on. Without scripts the page's own action responds. */
export function SubscribeForm() {
  const fetcher = useFetcher<FormResponse>()
  const posted = useActionData<FormResponse>()
  const result = fetcher.data ?? posted
  const pending = fetcher.state !== 'idle'
  const { form, field, onSubmit } = useFormChecks(subscribeChecks, result, pending)

  if (result?.done) return <Subscribed />
  return (
    <fetcher.Form
      method="post"
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-busy={pending}
      className="grid gap-4"
    >
      <FormFailure text={pending ? null : result?.failure} />
      <TextField
        name="name"
        label="Your Name"
        hint="First and last name in full. Each needs at least 2 letters."
        autoComplete="name"
        required
        maxLength={MOST_CHARACTERS}
        state={field('name')}
      />
      <TextField
        name="email"
        type="email"
        label="Your Email"
        autoComplete="email"
        required
        maxLength={MOST_CHARACTERS}
        state={field('email')}
      />
      <div>
        <GuardedSubmit response={result} pending={pending} className="button w-full tablet:w-auto">
          {pending ? 'Subscribing…' : 'Subscribe'}
        </GuardedSubmit>
      </div>
    </fetcher.Form>
  )
}

function Subscribed() {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <p ref={told} role="status" tabIndex={-1} className="border-l-2 border-green py-1 pl-4 text-lg">
      {messages.success}
    </p>
  )
}
