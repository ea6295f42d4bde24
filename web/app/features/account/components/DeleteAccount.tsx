import { requestDeletion } from '@vitrine/contracts/identity/deletion-endpoints'
import { deletionLimits as limits } from '@vitrine/contracts/identity/deletion-messages'
import { deletionInputSchema, type OpenDeletion } from '@vitrine/contracts/identity/deletion-schemas'
import { PRODUCT_SLUG } from '@vitrine/contracts/product'
import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { userDetails } from '../../identity/queries.ts'
import { AccountSection } from './AccountSection.tsx'
import { YourPassword } from './YourPassword.tsx'

/** The last section of the account: how to leave. */
export function DeleteAccount({ email, deletion }: { email: string; deletion: OpenDeletion | null }) {
  const [open, setOpen] = useState(() => typedInput.isKept(DELETION))
  // The button that was pressed is gone each time: the focus follows what comes in its place.
  const section = useRef<HTMLDivElement>(null)
  const hasForm = open && !deletion
  const hadForm = useRef(false)
  useEffect(() => {
    const next = hasForm ? '[name=password]' : hadForm.current ? '[data-rest]' : null
    hadForm.current = hasForm
    if (next) section.current?.querySelector<HTMLElement>(next)?.focus()
  }, [hasForm])
  if (open && deletion) setOpen(false)
  return (
    <AccountSection title="Delete My Account">
      <div ref={section} className="space-y-5">
        {deletion ? (
          <p data-rest="" tabIndex={-1}>
            You asked for this on {formatDay(deletion.requestedDate)}. Your account will be deleted on{' '}
            {formatDay(deletion.dueDate)}. Until then you can keep it: the button is at the top of the page.
          </p>
        ) : (
          <>
            <WhatItMeans />
            {open ? (
              <DeletionForm email={email} onCancel={() => setOpen(false)} />
            ) : (
              <button data-rest="" type="button" className="button-plain" onClick={() => setOpen(true)}>
                Delete my account
              </button>
            )}
          </>
        )}
      </div>
    </AccountSection>
  )
}

function WhatItMeans() {
  return (
    <div className="space-y-3">
      <p>
        Your account is deleted {limits.graceDays} days after you ask for it. Until then you can log in,
        download what is yours, and change your mind. Your public collections are hidden at once, and we send
        you no newsletters.
      </p>
      <p>
        <strong>Deleted for good:</strong> your account, your vault with all photos and videos, your
        collections, tags, favorites, saved searches, preferences and subscriptions to our emails.
      </p>
      <p>
        <strong>Kept:</strong> records of payments, as the law demands, and entries in our logs that name your
        account by a number only.{' '}
        <Link to={`/${PRODUCT_SLUG}-privacy-policy`} className="font-semibold underline underline-offset-4">
          What we keep, and for how long
        </Link>
      </p>
      <p>What you have paid for is not refunded automatically.</p>
    </div>
  )
}

const EMPTY = { password: '', reason: '' }
const DELETION = 'accountDeletion'

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { revalidate } = useRevalidator()
  const { field, onSubmit, pending, failure } = useContractForm({
    schema: deletionInputSchema,
    defaultValues: EMPTY,
    keptAs: DELETION,
    send: (body) => browserCall(requestDeletion, { body }),
    saved: () => {
      // The banner and this section say so from now on.
      void browserQueryClient
        .invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
        .then(revalidate)
      return EMPTY
    },
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-4">
      <FormFailure text={pending ? null : failure} />
      <YourPassword email={email} state={field('password')} />
      <LongTextField
        name="reason"
        label="Why are you leaving? (optional)"
        rows={3}
        maxLength={limits.reasonMax}
        state={field('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Delete my account'}
        </button>
        <button type="button" className="button-plain" disabled={pending} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
