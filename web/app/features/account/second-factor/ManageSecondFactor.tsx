import { dropSecondFactor, renewRecoveryCodes } from '@vitrine/contracts/identity/second-factor-endpoints'
import type { SecondFactor } from '@vitrine/contracts/identity/second-factor-schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { CodeForm } from './CodeForm.tsx'

interface ManageProps {
  state: SecondFactor
  onCodes: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function ManageSecondFactor({
  state: { isRequired, recoveryCodesLeft },
  onCodes,
  onRemoved,
}: ManageProps) {
  const [asked, setAsked] = useState<'codes' | 'removal' | null>(null)
  return (
    <>
      <p>
        Your second factor is set up.{' '}
        {recoveryCodesLeft === 0
          ? 'You have no recovery codes left.'
          : `You have ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`}
      </p>
      {asked === null && (
        <p className="flex flex-wrap gap-3">
          <button type="button" className="button-plain" onClick={() => setAsked('codes')}>
            New recovery codes
          </button>
          <button type="button" className="button-plain" onClick={() => setAsked('removal')}>
            Remove second factor
          </button>
        </p>
      )}
      {asked === 'codes' && (
        <CodeForm
          label="Code from your app"
          hint="Your old recovery codes stop working."
          button="Make new codes"
          send={(body) => browserCall(renewRecoveryCodes, { body })}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
      )}
      {asked === 'removal' && (
        <CodeForm
          label="Code from your app, or a recovery code"
          hint={
            isRequired
              ? 'You will have to set up a new one before you can open the console again.'
              : 'After that, your password alone opens the console.'
          }
          button="Remove second factor"
          danger
          send={(body) => browserCall(dropSecondFactor, { body })}
          onDone={onRemoved}
        />
      )}
      {asked !== null && (
        <button type="button" className="text-link" onClick={() => setAsked(null)}>
          Cancel
        </button>
      )}
    </>
  )
}
