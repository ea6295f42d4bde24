import { Form, Link, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { isDeadLink, type MailedLink } from '../mailed-link.ts'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

/** Looking changes nothing, because mail programs look ahead of their reader: a button confirms. */
export function VerifyEmailPanel({ link, response }: { link: MailedLink; response: FormResponse | undefined }) {
  const pending = useNavigation().state !== 'idle'
  if (response?.done) return <Verified />
  const dead = isDeadLink(response) ? response?.failure : link.dead
  if (dead) return <DeadLink text={dead} />
  return (
    <EntryPage title="Confirm your email">
      <FormFailure text={pending ? null : response?.failure} />
      <p>Confirm that you receive our emails at this address.</p>
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

/** There is nothing left to press: whether the address is confirmed, and a new mail, are on the account's page. */
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

function Verified() {
  return (
    <EntryPage title="Your email is confirmed">
      <DoneNote>
        Thank you. You will now receive our emails.
      </DoneNote>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/app/accountSettings/userInfo" className="button">
          Go to my account
        </Link>
        <Link to="/dictionary" className="button-plain">
          Browse the dictionary
        </Link>
      </p>
    </EntryPage>
  )
}
