import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useFormChecks } from '../../../shared/forms/use-form-checks.ts'
import { loginChecks } from '../form-checks.ts'
import type { KnownEmail } from '../known-email.ts'
import { isLockNotice } from '../login-notice.ts'
import { EntryPage } from './EntryPage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignOutForm } from './SignOutForm.tsx'

interface LoginFormProps {
  /** Why the reader stands here, where there is a reason to tell. */
  notice: string | null
  /** Where logging in leads. */
  target: string
  response: FormResponse | undefined
  /** Of whoever was sent here by a page that knows it. */
  email: string | undefined
}

export function LoginForm({ notice, target, response, email }: LoginFormProps) {
  const pending = useNavigation().state !== 'idle'
  const { search } = useLocation()
  const { form, field, onSubmit } = useFormChecks(loginChecks, response, pending)
  const failure = pending ? null : response?.failure
  const username = field('username')
  const typed = username.typed ?? email
  return (
    <EntryPage title="Log In">
      {notice ? (
        <p role="status" className="border-l-2 border-brass py-1 pl-4">
          {notice}
        </p>
      ) : (
        <p className="text-muted">
          Welcome back.{target !== '/' && ' After you log in, you return to the page that you came from.'}
        </p>
      )}
      <FormFailure text={failure} />
      {isLockNotice(failure) && <WaysOutOfLock email={typed} />}
      <Form method="post" ref={form} noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-5">
        <TextField
          name="username"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          state={{ ...username, typed }}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          state={field('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remember-me" value="on" className="h-4 w-4 accent-brass" />
            Remember me
          </label>
          <ForgotLink email={typed} className="text-link inline-flex min-h-11 items-center">
            Forgot your password?
          </ForgotLink>
        </div>
        <button type="submit" className="button w-full" disabled={pending}>
          {pending ? 'Logging in…' : 'Log In'}
        </button>
      </Form>
      <p className="border-t border-hairline pt-5 text-muted">
        No account yet?{' '}
        <Link to={`/login/signup${search}`} className="text-link">
          Create one for free
        </Link>
      </p>
      <SignOutForm words="Without JavaScript, pages do not show that you are logged in. To sign out, come back here:" />
    </EntryPage>
  )
}

function WaysOutOfLock({ email }: { email: string | undefined }) {
  return (
    <p>
      It unlocks automatically after 30 minutes, or immediately when you{' '}
      <ForgotLink email={email} className="text-link">
        set a new password
      </ForgotLink>
      .
    </p>
  )
}

interface ForgotLinkProps {
  /** What a log-in was refused with. */
  email: string | undefined
  className: string
  children: ReactNode
}

function ForgotLink({ email, className, children }: ForgotLinkProps) {
  const known: KnownEmail | undefined = email ? { email } : undefined
  return (
    <Link to="/login/forgot" state={known} className={className}>
      {children}
    </Link>
  )
}
