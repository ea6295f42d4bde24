import { confirmSecondFactor, setUpSecondFactor } from '@vitrine/contracts/identity/second-factor-endpoints'
import { setUpInputSchema, type SecondFactorKey } from '@vitrine/contracts/identity/second-factor-schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { YourPassword } from '../components/YourPassword.tsx'
import { CodeForm } from './CodeForm.tsx'

interface SetUpProps {
  email: string
  isRequired: boolean
  onCodes: (codes: readonly string[]) => void
}

/** Password, key for the app, first code. */
export function SetUpSecondFactor({ email, isRequired, onCodes }: SetUpProps) {
  const [key, setKey] = useState<SecondFactorKey | null>(null)
  return (
    <>
      <p className="text-muted">
        {isRequired
          ? 'Staff need a second factor before they can open the console. '
          : 'With a second factor nobody opens the console with your password alone. '}
        You need an authenticator app on your phone or computer.
      </p>
      {key ? <KeyAndCode shown={key} onCodes={onCodes} /> : <Password email={email} onKey={setKey} />}
    </>
  )
}

function Password({ email, onKey }: { email: string; onKey: (key: SecondFactorKey) => void }) {
  const { field, onSubmit, pending, failure } = useContractForm({
    schema: setUpInputSchema,
    defaultValues: { password: '' },
    keptAs: null,
    send: (body) => browserCall(setUpSecondFactor, { body }),
    saved: (key) => {
      onKey(key)
      return { password: '' }
    },
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-4">
      <FormFailure text={pending ? null : failure} />
      <YourPassword email={email} state={field('password')} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'Checking…' : 'Begin'}
      </button>
    </form>
  )
}

function KeyAndCode({
  shown: { secret, uri, qrCode },
  onCodes,
}: {
  shown: SecondFactorKey
  onCodes: (codes: readonly string[]) => void
}) {
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-[12rem_1fr]">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="QR code with the key for your authenticator app"
          width={192}
          height={192}
          className="border border-hairline bg-white p-2"
        />
        <div className="min-w-0 space-y-3">
          <p>Scan the QR code with your authenticator app, or enter this key by hand:</p>
          <p className="font-mono text-sm break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <p>
            <a href={uri} className="text-link">
              Open in an app on this device
            </a>
          </p>
        </div>
      </div>
      <CodeForm
        label="Code"
        hint="The six digits that the app shows now."
        button="Confirm"
        send={(body) => browserCall(confirmSecondFactor, { body })}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    </>
  )
}
