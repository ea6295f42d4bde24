import { passwordStrength } from '@vitrine/contracts/identity/password-rules'

const looks = {
  weak: { bars: 1, label: 'Weak', colour: 'bg-oxblood' },
  medium: { bars: 2, label: 'Medium', colour: 'bg-brass' },
  strong: { bars: 3, label: 'Strong', colour: 'bg-green' },
} as const

/** How strong the password is that is being typed. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const look = strength && looks[strength]
  return (
    <div className="mt-2 flex h-6 items-center gap-3 nojs:hidden">
      <span aria-hidden="true" className={`flex w-32 gap-1 ${password ? '' : 'invisible'}`}>
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 flex-1 ${look && bar <= look.bars ? look.colour : 'bg-hairline'}`} />
        ))}
      </span>
      <span role="status" className="text-sm text-muted">
        {look && (
          <>
            <span className="sr-only">Password strength: </span>
            {look.label}
          </>
        )}
      </span>
    </div>
  )
}
