import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { leadsToPlan } from '../../memberships/shared/plan-path.ts'
import { ACCOUNT_PAGE } from '../account-notice.ts'
import { isDeadLink, type MailedLink } from '../mailed-link.ts'
import { safeTarget } from '../safe-target.ts'
import { DoneNote, EntryPage } from './EntryPage.tsx'

/** Looking changes nothing, because mail programs look ahead of their reader: a button confirms. */
export function VerifyEmailPanel({
  link,
  response,
}: {
  link: MailedLink
  response: FormResponse | undefined
}) {
  const pending = useNavigation().state !== 'idle'
  if (response?.done) return <Verified />
  const dead = isDeadLink(response) ? response?.failure : link.dead
  if (dead) return <DeadLink text={dead} />
  return (
    <EntryPage title="Confirm your email">
      <FormFailure text={pending ? null : response?.failure} />
      <p>Confirm that this email is yours.</p>
      <Form method="post" aria-busy={pending}>
        <input type="hidden" name="token" value={link.token} />
        <button type="submit" className="button w-full" disabled={pending}>
          {pending ? 'Confirming…' : 'Confirm my email'}
        </button>
      </Form>
      <p className="text-muted">If you did not create an account, you can close this page.</p>
    </EntryPage>
  )
}

/**
 * There is nothing left to press: whether the address is confirmed, and a new mail, are on the account's
 * page.
 */
function DeadLink({ text }: { text: string }) {
  return (
    <EntryPage title="Confirm your email">
      <FormFailure text={text}>
        <p className="mt-2">
          <Link to="/app/accountSettings/userInfo" className="underline underline-offset-4">
            Your account page
          </Link>{' '}
          shows whether your email is confirmed, and can send a new link.
        </p>
      </FormFailure>
    </EntryPage>
  )
}

/**
 * Whoever asked for a page before making an account, such as a plan, is led on to it; it asks for a log-in
 * itself.
 */
function Verified() {
  const target = safeTarget(new URLSearchParams(useLocation().search).get('parentUrl'))
  return (
    <EntryPage title="Your email is confirmed">
      <DoneNote>Thank you. Your account is complete.</DoneNote>
      <p className="flex flex-wrap gap-3 pt-2">
        {target === '/' ? (
          <Link to={ACCOUNT_PAGE} className="button">
            Go to my account
          </Link>
        ) : (
          <Link to={target} reloadDocument className="button">
            {leadsToPlan(target) ? 'Continue to the plan you chose' : 'Continue to the page you requested'}
          </Link>
        )}
        <Link to="/dictionary" className="button-plain">
          Browse the dictionary
        </Link>
      </p>
    </EntryPage>
  )
}
