import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { publicCollectionUrl, reportCollectionUrl } from '@vitrine/contracts/collections/collections'
import { reportCollection } from '@vitrine/contracts/collections/endpoints'
import {
  reportLimits as limits,
  reportMessages as messages,
  reportReasons,
} from '@vitrine/contracts/collections/report-messages'
import { reportFields, reportRules } from '@vitrine/contracts/collections/report-rules'
import type { PublicCollection } from '@vitrine/contracts/collections/schemas'
import { newsletterLimits } from '@vitrine/contracts/newsletter/messages'
import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { useEffect, useRef } from 'react'
import { Link, Form, useNavigation } from 'react-router'
import { type FormResponse, textOf } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { RadioField } from '../../../shared/forms/RadioField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { Trap } from '../../../shared/forms/Trap.tsx'
import { type FormChecks, problemsOf, useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { useCurrentUser } from '../../identity/queries.ts'
import { notShown } from '../queries/public-collection.ts'

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
        {messages.reported}
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

/** The contract's rules, field by field. */
const reportChecks: FormChecks = Object.fromEntries(
  reportFields.map((field) => [
    field,
    (text: string, form: FormData) => reportRules[field](text, textOf(form, 'reason'))?.message ?? null,
  ]),
)

/**
 * Sends what the form holds. With a problem in a field nothing is sent, and everything that was typed comes
 * back.
 */
export async function sendReport(call: Client, id: number, form: FormData): Promise<FormResponse> {
  const typed = {
    reason: textOf(form, 'reason'),
    comment: textOf(form, 'comment'),
    email: textOf(form, 'email'),
  }
  const problems = problemsOf(reportChecks, form)
  if (Object.keys(problems).length > 0) return { done: false, status: 400, problems, failure: null, typed }
  try {
    await call(reportCollection, {
      params: { id },
      body: { ...typed, [TRAP_FIELD]: textOf(form, TRAP_FIELD) },
    })
    return { done: true, status: 200, problems: {}, failure: null, typed: {} }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return { done: false, typed, ...refusalOf(error) }
  }
}

function refusalOf(error: CallFailed | NoResponse): Pick<FormResponse, 'status' | 'problems' | 'failure'> {
  if (error instanceof NoResponse) return { status: 502, problems: {}, failure: error.message }
  if (error.status === 429) return { status: 429, problems: {}, failure: messages.tooMany }
  const missing = notShown(error)
  if (missing) return { status: missing.status, problems: {}, failure: missing.text }
  const known = error.fieldErrors.filter(({ field }) => field in reportRules)
  const problems = Object.fromEntries(known.map(({ field, errorMessage }) => [field, errorMessage]))
  return { status: error.status, problems, failure: known.length > 0 ? null : messages.notSent }
}
