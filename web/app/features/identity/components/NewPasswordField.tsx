import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listCommonPasswords } from '@vitrine/contracts/identity/account-endpoints'
import { passwordFailure, passwordStrength } from '@vitrine/contracts/identity/account-rules'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'
import { PasswordField } from './PasswordField.tsx'

const looks = {
  weak: { bars: 1, label: 'Weak', color: 'bg-oxblood' },
  medium: { bars: 2, label: 'Medium', color: 'bg-brass' },
  strong: { bars: 3, label: 'Strong', color: 'bg-green' },
} as const

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

/**
 * Asked for once a password is chosen, and only then: no other page carries the list. What is typed stays on
 * the page.
 */
const commonPasswords = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'common-passwords'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listCommonPasswords, {}, { signal })
      return new Set(items)
    },
    staleTime: Infinity,
    retry: false,
  })

/**
 * How strong the password is that is being typed. One that would be refused as too common is weak, whatever
 * its signs.
 */
function PasswordStrength({ password }: { password: string }) {
  const { data: common } = useQuery({
    ...commonPasswords(browserCall),
    enabled: passwordFailure(password) === null,
  })
  const isCommon = common?.has(password.toLowerCase()) ?? false
  const strength = isCommon ? 'weak' : passwordStrength(password)
  const look = strength && looks[strength]
  return (
    <div className="mt-2 flex h-6 items-center gap-3 nojs:hidden">
      <span aria-hidden="true" className={`flex w-32 gap-1 ${password ? '' : 'invisible'}`}>
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1.5 flex-1 ${look && bar <= look.bars ? look.color : 'bg-hairline'}`}
          />
        ))}
      </span>
      <span role="status" className="text-sm text-muted">
        {look && (
          <>
            <span className="sr-only">Password strength: </span>
            {isCommon ? 'Weak: too common' : look.label}
          </>
        )}
      </span>
    </div>
  )
}
