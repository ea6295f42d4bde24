import { useState } from 'react'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps {
  name: string
  label: string
  state: FieldState
  onText?: (text: string) => void
}

/** A password to be chosen: the rules under it, and how strong it is so far. */
export function NewPasswordField({ onText, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint="7 to 32 characters, with an uppercase letter, a lowercase letter and a number."
      onText={(text) => {
        setPassword(text)
        onText?.(text)
      }}
    >
      <PasswordStrength password={password} />
    </PasswordField>
  )
}
