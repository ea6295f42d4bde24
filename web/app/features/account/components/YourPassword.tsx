import type { FieldState } from '../../../shared/forms/use-form-checks.ts'
import { PasswordField } from '../../identity/components/PasswordField.tsx'

/** The current password of the member with this email, asked for before a change. */
export function YourPassword({ email, state }: { email: string; state: FieldState }) {
  return (
    <>
      {/* For the browser's own memory: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label="Your password" autoComplete="current-password" state={state} />
    </>
  )
}
