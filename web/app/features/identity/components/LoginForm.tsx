import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'

interface LoginFormProps {
  /** Why the reader stands here, where there is a reason to tell. */
  notice: string | null
  message: string | null
  username: string
}

export function LoginForm({ notice, message, username }: LoginFormProps) {
  const pending = useNavigation().state !== 'idle'
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message && !pending) alert.current?.focus()
  }, [message, pending])

  return (
    <section className="page max-w-md py-14 tablet:py-20">
      <h1 className="text-4xl font-medium">Log In</h1>
      {notice && (
        <p role="status" className="mt-5 border-l-2 border-brass py-1 pl-4">
          {notice}
        </p>
      )}
      {message && !pending && (
        <p ref={alert} role="alert" tabIndex={-1} id="login-failure" className="mt-5 border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {message}
        </p>
      )}
      <Form method="post" className="mt-7 space-y-5" aria-busy={pending}>
        <div>
          <label htmlFor="username" className="mb-1.5 block font-medium">
            Email
          </label>
          <input id="username" name="username" type="email" autoComplete="username" required defaultValue={username} className="field" aria-describedby={message ? 'login-failure' : undefined} />
        </div>
        <div>
          <label htmlFor="password" className="mb-1.5 block font-medium">
            Password
          </label>
          <input id="password" name="password" type="password" autoComplete="current-password" required className="field" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remember-me" value="on" className="h-4 w-4 accent-brass" />
            Remember me
          </label>
          <Link to="/login/forgot" className="text-link inline-flex min-h-11 items-center">
            Forgotten your password?
          </Link>
        </div>
        <button type="submit" className="button w-full" disabled={pending}>
          {pending ? 'Logging in…' : 'Log In'}
        </button>
      </Form>
      <p className="mt-6 border-t border-hairline pt-5 text-muted">
        No account yet?{' '}
        <Link to="/login/signup" className="text-link">
          Create one for free
        </Link>
      </p>
    </section>
  )
}
