import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data, redirect } from 'react-router'
import type { Route } from './+types/login'
import { LoginForm } from '../features/identity/components/LoginForm.tsx'
import { loginNotice } from '../features/identity/login-notice.ts'
import { safeTarget } from '../features/identity/safe-target.ts'
import { signIn } from '../features/identity/sign-in.ts'
import { transportContext } from '../shared/api/queries.ts'

function addressOf(request: Request) {
  const { searchParams } = new URL(request.url)
  return { notice: loginNotice(searchParams), target: safeTarget(searchParams.get('parentUrl')) }
}

export const loader = ({ request }: Route.LoaderArgs) => addressOf(request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => Promise.resolve(addressOf(request))

/** Without scripts the form posts to this very page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { target } = addressOf(request)
  const form = await request.formData()
  const result = await signIn(context.get(transportContext), form)
  if (!result.ok) return data({ message: result.message, username: textOf(form) }, { status: result.status })
  const headers = new Headers()
  for (const cookie of result.cookies) headers.append('set-cookie', cookie)
  throw redirect(target, { status: 303, headers })
}

/** With scripts the browser makes the documented call itself. A whole page load follows: every page shows the member. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { target } = addressOf(request)
  const form = await request.formData()
  const result = await signIn((path, init) => fetch(path, init), form)
  if (!result.ok) return { message: result.message, username: textOf(form) }
  location.assign(target)
  return { message: null, username: textOf(form), leaving: true }
}

function textOf(form: FormData): string {
  const username = form.get('username')
  return typeof username === 'string' ? username : ''
}

export const meta: Route.MetaFunction = () => [{ title: `Log In | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginForm notice={loaderData.notice} message={actionData?.message ?? null} username={actionData?.username ?? ''} />
}
