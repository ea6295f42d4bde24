import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect } from 'react'
import { data, redirect, useLocation } from 'react-router'
import type { Route } from './+types/login'
import { LoggedIn } from '../features/identity/components/LoggedIn.tsx'
import { LoginForm } from '../features/identity/components/LoginForm.tsx'
import { loginChecks } from '../features/identity/form-checks.ts'
import { knownEmailIn } from '../features/identity/known-email.ts'
import { loginNotice, SESSION_ENDED } from '../features/identity/login-notice.ts'
import { safeTarget } from '../features/identity/safe-target.ts'
import { PGL_FLAG } from '../features/memberships/shared/pgl-flag-name.ts'
import { useCurrentUser } from '../features/identity/queries.ts'
import { signIn } from '../features/identity/sign-in.ts'
import { leaveFor } from '../shared/api/leave-for.ts'
import { transportContext } from '../shared/api/queries.ts'
import { typedIn, type FormResponse } from '../shared/forms/form-response.ts'
import { postedForm } from '../shared/forms/posted-form.ts'
import { problemsOf } from '../shared/forms/use-form-checks.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

function pathOf(request: Request) {
  const { searchParams } = new URL(request.url)
  return { notice: loginNotice(searchParams), target: safeTarget(searchParams.get('parentUrl')) }
}

export const loader = ({ request }: Route.LoaderArgs) => pathOf(request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve(pathOf(request))

/** Without scripts the form posts to this very page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { target } = pathOf(request)
  const form = await postedForm(request)
  const problems = problemsOf(loginChecks, form)
  if (Object.keys(problems).length > 0)
    return data(loginResponse(form, { status: 400, problems }), { status: 400 })
  const result = await signIn(context.get(transportContext), form)
  if (!result.ok)
    return data(loginResponse(form, { status: result.status, failure: result.message }), {
      status: result.status,
    })
  const headers = new Headers()
  for (const cookie of result.cookies) headers.append('set-cookie', cookie)
  throw redirect(target, { status: 303, headers })
}

/**
 * With scripts the browser makes the documented call itself. A whole page load follows: every page shows the
 * member.
 */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<FormResponse> {
  const { target } = pathOf(request)
  const form = await postedForm(request)
  const result = await signIn((path, init) => fetch(path, init), form)
  return result.ok
    ? await leaveFor(target)
    : loginResponse(form, { status: result.status, failure: result.message })
}

function loginResponse(
  form: FormData,
  told: { status: number; problems?: FormResponse['problems']; failure?: string | null },
): FormResponse {
  return { done: false, problems: {}, failure: null, typed: typedIn(form), ...told }
}

export const meta: Route.MetaFunction = () => [
  { title: `Log In | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Log In' }

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const reader = useCurrentUser()
  const { search, state } = useLocation()
  // Signing out leads here: what this browser was offered is forgotten.
  useEffect(() => {
    if (search === '') localStorage.removeItem(PGL_FLAG)
  }, [search])
  const { notice, target } = loaderData
  // What somebody was sent here to read comes first, unless a log-in in another tab has settled it.
  if (reader && (notice === null || notice === SESSION_ENDED))
    return <LoggedIn user={reader} target={target} />
  return <LoginForm notice={notice} target={target} response={actionData} email={knownEmailIn(state)} />
}
