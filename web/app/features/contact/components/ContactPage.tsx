import { contactLimits as limits } from '@vitrine/contracts/contact/messages'
import { contactSubjects } from '@vitrine/contracts/contact/subjects'
import { useEffect, useRef } from 'react'
import { Link, Form, useNavigation } from 'react-router'
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { Trap } from '../../../shared/forms/Trap.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { SupportContact } from '../../shell/SupportContact.tsx'
import { contactChecks } from '../send-message.ts'

interface ContactPageProps {
  /**
   * By its URL, to which a form leads that the browser itself posted. It counts for nothing where no form was
   * posted, whoever wrote that URL.
   */
  sent: boolean
  /** Chosen beforehand by the page that led here. */
  subject: string
  response: FormResponse | undefined
}

export function ContactPage({ sent, subject, response }: ContactPageProps) {
  return (
    <section className="page grid gap-10 pt-10 tablet:grid-cols-[3fr_2fr] tablet:gap-16 tablet:pt-14">
      <div>
        {sent && (
          <div className="hidden posted:block">
            <MessageSent />
          </div>
        )}
        {response?.done ? (
          <MessageSent />
        ) : (
          <div className={sent ? 'posted:hidden' : ''}>
            <h1 className="text-4xl font-medium tablet:text-5xl">Contact</h1>
            <p className="mt-5 font-serif text-xl leading-relaxed text-muted">
              Questions, corrections and offers: a person reads every message and replies by email.
            </p>
            <ContactForm subject={subject} response={response} />
          </div>
        )}
      </div>
      <aside className="self-start">
        <SiteImage
          src="/images/pages/contact.svg"
          alt=""
          width="800"
          height="600"
          className="h-auto w-full max-w-md bg-mat"
        />
        <SupportContact />
        <p className="mt-4 text-muted">
          If you write about an article, please include its title or link. If you write about an object, tell
          us what you see and what you know about its origin. We do not give valuations by email.
        </p>
      </aside>
    </section>
  )
}

function MessageSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status">
      <h1 ref={title} tabIndex={-1} className="text-4xl font-medium tablet:text-5xl">
        Message sent
      </h1>
      <p className="mt-5 font-serif text-xl leading-relaxed text-muted">
        Thank you. A person will read it and reply to your email.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/dictionary" className="button">
          Browse the dictionary
        </Link>
        <Link to="/about-contact" className="button-plain">
          Write another message
        </Link>
      </p>
    </div>
  )
}

/** Longer than any rule lets through: what is pasted is judged, not cut. */
const MOST_OF_A_LINE = 2 * limits.websiteMax
const MOST_OF_A_MESSAGE = 4 * limits.messageMax

const subjects = [{ value: '', label: 'Please choose' }, ...contactSubjects]

function ContactForm({ subject, response }: { subject: string; response: FormResponse | undefined }) {
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
