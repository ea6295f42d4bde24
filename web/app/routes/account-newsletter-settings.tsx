import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/account-newsletter-settings'
import { AccountSection } from '../features/account/components/AccountSection.tsx'
import { loadMember } from '../features/account/load-member.ts'
import { EmailPreferences, OutcomeWords } from '../features/email-preferences/components/EmailPreferences.tsx'
import { failedWords } from '../features/email-preferences/outcome.ts'
import { emailPreferences } from '../features/email-preferences/queries.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  const { call, fetch } = queriesOf(context)
  try {
    // Asked anew each time: a link in a mail may have changed them.
    return { user, preferences: await fetch({ ...emailPreferences(call), staleTime: 0 }), failure: null }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return { user, preferences: null, failure: failedWords(error) }
  }
}

export const meta: Route.MetaFunction = () => [
  { title: `Email Preferences | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Newsletter Settings' }

export default function NewsletterSettings({
  loaderData: { user, preferences, failure },
}: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <AccountSection title="Email Preferences">
      {preferences && <EmailPreferences user={user} loaded={preferences} />}
      {failure && (
        <div role="alert" className="space-y-5">
          <OutcomeWords outcome={failure} failed />
          <a href={pathname} className="button-plain">
            Refresh the page
          </a>
        </div>
      )}
    </AccountSection>
  )
}
