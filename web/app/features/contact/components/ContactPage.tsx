import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { SupportContact } from '../../shell/SupportContact.tsx'
import { ContactForm } from './ContactForm.tsx'

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
              Questions, corrections, offers: a person reads every message and replies by email.
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
          If your message is about an article, please include its title or link. If it is about an object,
          tell us what you see and what you know about its origin. We do not give valuations by email.
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
