import { publicCollectionUrl, reportCollectionUrl } from '@vitrine/contracts/collections/collections'
import {
  reportMessages,
  reportLimits as limits,
  reportReasons,
} from '@vitrine/contracts/collections/report-messages'
import type { PublicCollection } from '@vitrine/contracts/collections/schemas'
import { newsletterLimits } from '@vitrine/contracts/newsletter/messages'
import { useEffect, useRef } from 'react'
import { Link, Form, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { RadioField } from '../../../shared/forms/RadioField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { Trap } from '../../../shared/forms/Trap.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { useCurrentUser } from '../../identity/queries.ts'
import { reportChecks } from './send-report.ts'

interface ReportPageProps {
  collection: PublicCollection
  /**
   * By its URL, to which a form leads that the browser itself posted. It counts for nothing where no form was
   * posted.
   */
  sent: boolean
  response: FormResponse | undefined
}

/** What is wrong with a public collection, told to staff. */
export function ReportPage({ collection: { id, title }, sent, response }: ReportPageProps) {
  return (
    <section className="page grid gap-10 py-10 tablet:grid-cols-[3fr_2fr] tablet:gap-16 tablet:py-14">
      <div className="min-w-0">
        {sent && (
          <div className="hidden posted:block">
            <ReportSent collectionId={id} />
          </div>
        )}
        {response?.done ? (
          <ReportSent collectionId={id} />
        ) : (
          <div className={sent ? 'posted:hidden' : ''}>
            <h1 className="text-4xl font-medium tablet:text-5xl">Report Collection</h1>
            <ReportForm collectionId={id} response={response} />
          </div>
        )}
      </div>
      <aside className="order-first self-start tablet:order-last">
        <p className="eyebrow">Collection</p>
        <p className="mt-2 font-serif text-2xl [overflow-wrap:anywhere]">
          <Link to={publicCollectionUrl(id)} className="quiet-link">
            {title}
          </Link>
        </p>
      </aside>
    </section>
  )
}

function ReportSent({ collectionId }: { collectionId: number }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status">
      <h1 ref={title} tabIndex={-1} className="text-3xl font-medium tablet:text-4xl">
        {reportMessages.reported}
      </h1>
      <p className="mt-8">
        <Link to={publicCollectionUrl(collectionId)} className="button-plain">
          Back to the collection
        </Link>
      </p>
    </div>
  )
}

/** Longer than the rule lets through: what is pasted is judged, not cut. */
const MOST_OF_A_COMMENT = 4 * limits.commentMax
const MOST_OF_AN_EMAIL = 2 * newsletterLimits.emailMax

function ReportForm({
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
