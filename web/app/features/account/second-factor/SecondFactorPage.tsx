import { useQuery } from '@tanstack/react-query'
import {
  dropSecondFactor,
  passSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '@vitrine/contracts/identity/second-factor-endpoints'
import type { SecondFactor } from '@vitrine/contracts/identity/second-factor-schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { leaveFor } from '../../../shared/api/leave-for.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { DoneNote } from '../../identity/components/EntryPage.tsx'
import { AccountSection } from '../components/AccountSection.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

const CONSOLE = '/oms/index'

interface SecondFactorPageProps {
  email: string
  /** The page that was asked for before; null where this one was. */
  target: string | null
}

/** Sets the second factor of staff up, gives it to this session, or manages it: whatever is next. */
export default function SecondFactorPage({ email, target }: SecondFactorPageProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', 'second-factor'],
    queryFn: () => browserCall(readSecondFactor, {}),
    staleTime: 0,
    retry: false,
  })
  return (
    <AccountSection title="Second Factor">
      {error && (
        <FormFailure text={error.message}>
          <button type="button" className="button-plain mt-3" onClick={() => void refetch()}>
            Try again
          </button>
        </FormFailure>
      )}
      {!data && !error && <div className="skeleton h-64" role="status" aria-label="Loading" />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          target={target}
          onKept={() => void refetch().then(() => setCodes(null))}
        />
      )}
      {data && !codes && !data.isSetUp && (
        <SetUpSecondFactor email={email} isRequired={data.isRequired} onCodes={setCodes} />
      )}
      {data && !codes && data.isSetUp && data.isAwaited && <PassSecondFactor target={target} />}
      {data && !codes && data.isSetUp && !data.isAwaited && (
        <ManageSecondFactor state={data} onCodes={setCodes} onRemoved={() => void refetch()} />
      )}
    </AccountSection>
  )
}

/** The code of this session. Afterwards a whole page is loaded: it is staff's from then on. */
function PassSecondFactor({ target }: { target: string | null }) {
  return (
    <>
      <p className="text-muted">
        Enter the code that your authenticator app shows now. You are asked once each time you log in.
      </p>
      <CodeForm
        label="Code"
        hint="Six digits. If you do not have your device with you, enter one of your recovery codes."
        button="Continue"
        send={(body) => browserCall(passSecondFactor, { body })}
        onDone={() => void leaveFor(target ?? CONSOLE)}
      />
      <p className="text-muted">Have you lost both? Ask an administrator to remove your second factor.</p>
    </>
  )
}

interface ManageProps {
  state: SecondFactor
  onCodes: (codes: readonly string[]) => void
  onRemoved: () => void
}

function ManageSecondFactor({ state: { isRequired, recoveryCodesLeft }, onCodes, onRemoved }: ManageProps) {
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

interface RecoveryCodesProps {
  codes: readonly string[]
  target: string | null
  onKept: () => void
}

/** Shown once. Only when they are kept does the page go on. */
function RecoveryCodes({ codes, target, onKept }: RecoveryCodesProps) {
  return (
    <>
      <DoneNote>
        These are your recovery codes. Each one works once, instead of a code from your app.
      </DoneNote>
      <p className="text-muted">Print them or keep them in a password manager. They are not shown again.</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => (target === null ? onKept() : void leaveFor(target))}
        >
          I have kept them
        </button>
        <a
          className="button-plain"
          download="vitrine-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        >
          Download as a file
        </a>
      </p>
    </>
  )
}
