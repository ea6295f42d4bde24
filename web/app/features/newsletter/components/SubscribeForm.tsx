import { newsletterMessages as messages } from '@vitrine/contracts/newsletter/messages'
import { useEffect, useId, useRef } from 'react'
import { useSubscribeForm } from '../use-subscribe-form.ts'

/** Name and email, posted to the page that it stands on. */
export function SubscribeForm() {
  const { fetcher, form, result, problems, pending, ...events } = useSubscribeForm()
  const { onSubmit, ...fieldEvents } = events
  const id = useId()
  const answer = useRef<HTMLParagraphElement>(null)
  const done = result?.done ?? false
  useEffect(() => {
    if (done) answer.current?.focus()
  }, [done])

  if (result?.done) {
    return (
      <p ref={answer} role="status" tabIndex={-1} className="border-l-2 border-green py-1 pl-4 text-lg">
        {messages.success}
      </p>
    )
  }
  return (
    <fetcher.Form method="post" ref={form} noValidate onSubmit={onSubmit} aria-busy={pending} className="grid gap-4">
      <div role="alert">{result?.failure && !pending && <p className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">{result.failure}</p>}</div>
      <Field id={`${id}-name`} name="name" label="Your Name" autoComplete="name" typed={result?.typed.name} problem={problems.name} {...fieldEvents} />
      <Field id={`${id}-email`} name="email" type="email" label="Your Email" autoComplete="email" typed={result?.typed.email} problem={problems.email} {...fieldEvents} />
      <div>
        <button type="submit" className="button w-full tablet:w-auto" disabled={pending}>
          {pending ? 'Subscribing…' : 'Subscribe'}
        </button>
      </div>
    </fetcher.Form>
  )
}

interface FieldProps extends Pick<ReturnType<typeof useSubscribeForm>, 'onBlur' | 'onInput'> {
  id: string
  name: 'name' | 'email'
  label: string
  type?: 'email'
  autoComplete: string
  typed: string | undefined
  problem: string | null
}

function Field({ id, label, typed, problem, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input id={id} className="field" defaultValue={typed} required maxLength={300} aria-invalid={problem ? true : undefined} aria-describedby={problem ? `${id}-problem` : undefined} {...input} />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
    </div>
  )
}
