import {
  useQuery,
  useMutation,
  useQueryClient,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import {
  emailCategories,
  emailCategoryNames,
  type EmailCategory,
  type SubscriptionState,
} from '@vitrine/contracts/newsletter/categories'
import { changeEmailPreference } from '@vitrine/contracts/newsletter/endpoints'
import type { EmailPreferences as Preferences } from '@vitrine/contracts/newsletter/schemas'
import { Fragment, useId } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { changedWords, failedWords, type Outcome } from '../outcome.ts'
import { emailPreferences } from '../queries.ts'

/** What we may write to the member, a switch each. */
export function EmailPreferences({
  user: { email, emailVerified },
  loaded,
}: {
  user: Pick<UserDetails, 'email' | 'emailVerified'>
  loaded: Preferences
}) {
  const { data: stored } = useQuery({ ...emailPreferences(browserCall), initialData: loaded })
  return (
    <>
      <p className="max-w-prose">
        Choose what comes to <span className="font-medium break-words">{breakable(email)}</span>. You can turn
        each category on or off, and every email has a link to unsubscribe.
      </p>
      {!emailVerified && (
        <p className="max-w-prose border-l-2 border-brass py-1 pl-4">
          This email is not confirmed yet. When you turn a category on, we send you a link to confirm it.
        </p>
      )}
      {stored.isSuppressed && <Suppressed />}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {emailCategories.map((category) => (
          <CategorySwitch
            key={category}
            category={category}
            stored={stored[category]}
            isSuppressed={stored.isSuppressed}
          />
        ))}
      </ul>
    </>
  )
}

function Suppressed() {
  return (
    <p className="max-w-prose border-l-2 border-oxblood py-1 pl-4">
      We do not send newsletters to this email, because earlier ones bounced or were reported as spam. You
      still get emails about your account. If this is a mistake,{' '}
      <Link to="/about-contact" className="text-link">
        write to us
      </Link>{' '}
      and we will fix it.
    </p>
  )
}

/** May break before its signs; within a word only where a line holds no whole one. */
function breakable(email: string) {
  return email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

const abouts: Readonly<Record<EmailCategory, string>> = {
  newsletter: 'Our newsletter: a few dictionary entries, introduced by their authors.',
  events: 'Fairs, exhibitions and talks that are worth a trip.',
  promotions: 'Special prices for memberships, from time to time.',
  updates: 'New features, and how they help your collection.',
}

interface CategorySwitchProps {
  category: EmailCategory
  stored: SubscriptionState
  /** Nothing is mailed to the address, so nothing can be switched on. */
  isSuppressed: boolean
}

function CategorySwitch({ category, stored, isSuppressed }: CategorySwitchProps) {
  const id = useId()
  const switching = useMutation(switchingCategory(browserCall, useQueryClient(), category))
  const shown = shownState(stored, switching)
  return (
    <li className="py-5">
      <label className="flex min-h-11 items-start justify-between gap-6">
        <span className="min-w-0">
          <span id={`${id}-name`} className="block font-medium">
            {emailCategoryNames[category]}
          </span>
          <span id={`${id}-about`} className="mt-0.5 block text-muted">
            {abouts[category]}
          </span>
        </span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
          role="switch"
          className="switch mt-0.5"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
          checked={shown === 'SUBSCRIBED'}
          disabled={isSuppressed && shown === 'UNSUBSCRIBED'}
          onChange={({ target }) => switching.mutate(target.checked ? 'SUBSCRIBED' : 'UNSUBSCRIBED')}
        />
      </label>
      {/* Both places stand before they are filled, so that what comes is read out. */}
      <div role="status" className="not-empty:mt-3">
        {switching.isSuccess && <OutcomeWords outcome={changedWords(switching.data)} />}
      </div>
      <div role="alert" className="not-empty:mt-3">
        {switching.isError && <OutcomeWords outcome={failedWords(switching.error)} failed />}
      </div>
    </li>
  )
}

const SUPPORT = 'Support'

/** An outcome's two sentences; where the advice names Support, the word leads there. */
export function OutcomeWords({
  outcome: { text, advice },
  failed = false,
}: {
  outcome: Outcome
  failed?: boolean
}) {
  const [before = '', after] = advice?.split(SUPPORT) ?? []
  return (
    <div className={`border-l-2 py-1 pl-4 ${failed ? 'border-oxblood text-oxblood' : 'border-green'}`}>
      <p>{text}</p>
      {advice && (
        <p className="text-sm">
          {before}
          {after !== undefined && (
            <>
              <Link to="/about-contact" className="underline underline-offset-4">
                {SUPPORT}
              </Link>
              {after}
            </>
          )}
        </p>
      )}
    </div>
  )
}

/**
 * Switches one category. What the server has responded is what is stored; until then `shownState` shows what
 * was asked for.
 */
export const switchingCategory = (call: Client, queryClient: QueryClient, category: EmailCategory) =>
  mutationOptions({
    // Switched twice in a row, the calls go out one after the other: the last one decides.
    scope: { id: `email-preference ${category}` },
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (value: SubscriptionState) =>
      call(changeEmailPreference, {
        params: { category },
        query: { value },
      }),
    onSuccess: ({ state }) =>
      queryClient.setQueryData(
        emailPreferences(call).queryKey,
        (stored) => stored && { ...stored, [category]: state },
      ),
  })

/** A switch shows at once what it was set to; when that is not kept, what is stored shows again. */
export function shownState(
  stored: SubscriptionState,
  { isPending, variables }: { isPending: boolean; variables: SubscriptionState | undefined },
): SubscriptionState {
  return isPending && variables ? variables : stored
}
