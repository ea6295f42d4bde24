import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import { useId } from 'react'
import type { Discount } from './use-discount.ts'

const tone = {
  reset: '',
  validating: 'text-muted',
  correct: 'text-green',
  invalid: 'text-oxblood',
  'system error': 'text-oxblood',
} as const

/** A code may be left out; what became of its check stands below it. */
export function DiscountField({
  discount: { code, check, type },
  disabled,
}: {
  discount: Discount
  disabled: boolean
}) {
  const id = useId()
  const isWrong = check.state === 'invalid' || check.state === 'system error'
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Discount Code <span className="font-normal text-muted">(optional)</span>
      </label>
      <input
        id={id}
        className="field uppercase"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={membershipLimits.discountCodeMax}
        disabled={disabled}
        defaultValue={code}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-help`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <p id={`${id}-help`} role="status" className={`mt-1.5 min-h-5 text-sm ${tone[check.state]}`}>
        <span>{check.message}</span>
        {isWrong && (
          <span>
            {' '}
            {check.state === 'invalid' ? 'Correct the code' : 'Apply it again'}, or empty the field to go on
            without one at the price above.
          </span>
        )}
      </p>
    </div>
  )
}
