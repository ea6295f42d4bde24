import { contactLimits as limits } from '@vitrine/contracts/contact/limits'
import { contactFields, contactRules, type ContactProblems } from '@vitrine/contracts/contact/rules'
import { newsletterLimits } from '@vitrine/contracts/newsletter/limits'
import { contactSubjects } from '@vitrine/contracts/contact/subjects'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { NotSent } from '../send-message.ts'
import { ContactInput } from './ContactInput.tsx'

export function ContactForm({ subject, notSent }: { subject: string; notSent: NotSent | null }) {
  const pending = useNavigation().state !== 'idle'
  const { form, problems, look } = useProblems(notSent, pending)
  const texts = notSent?.texts
  return (
    // Checked by our own rules, in our own words.
    <Form ref={form} method="post" action="/about-contact" className="mt-8 max-w-xl space-y-5" noValidate aria-busy={pending} onBlur={look}>
      {notSent?.failure && !pending && (
        <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {notSent.failure}
        </p>
      )}
      <ContactInput name="name" label="Name" autoComplete="name" maxLength={limits.nameMax} defaultValue={texts?.name} problem={problems.name} />
      <ContactInput name="email" label="Email" type="email" autoComplete="email" maxLength={newsletterLimits.emailMax} defaultValue={texts?.email} problem={problems.email} />
      <ContactInput name="subject" label="Subject" defaultValue={texts?.subject ?? subject} problem={problems.subject} choices={[{ value: '', label: 'Please choose' }, ...contactSubjects]} />
      <ContactInput name="website" label="Website" note="If you have one" type="url" autoComplete="url" maxLength={limits.websiteMax} defaultValue={texts?.website} problem={problems.website} />
      <ContactInput name="message" label="Message" rows={8} maxLength={limits.messageMax} defaultValue={texts?.message} problem={problems.message} />
      <Trap />
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'Sending…' : 'Send message'}
      </button>
    </Form>
  )
}

/** What is wrong: as the last attempt left it, then field by field as each is left. The first one is focused when an attempt has failed. */
function useProblems(notSent: NotSent | null, pending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [since, setSince] = useState<{ attempt: NotSent | null; problems: ContactProblems }>({ attempt: notSent, problems: {} })
  useEffect(() => {
    if (!notSent || pending) return
    const first = contactFields.find((field) => notSent.problems[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [notSent, pending])
  const sinceThen = since.attempt === notSent ? since.problems : {}
  const look = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // On the way to the button nothing may move below the pointer; the attempt looks at every field itself.
    if (relatedTarget instanceof HTMLButtonElement || !('name' in target && 'value' in target)) return
    const field = contactFields.find((known) => known === target.name)
    if (field) setSince({ attempt: notSent, problems: { ...sinceThen, [field]: contactRules[field](String(target.value))?.message } })
  }
  return { form, problems: { ...notSent?.problems, ...sinceThen }, look }
}

/** A field that no person sees or reaches. Machines fill in everything. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input name="fax" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
