import { useQuery } from '@tanstack/react-query'
import type { readSecondFactor } from '@vitrine/contracts/identity/second-factor-endpoints'
import * as at from '@vitrine/contracts/identity/second-factor-paths'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { AccountSection } from '../components/AccountSection.tsx'
import { ManageSecondFactor } from './ManageSecondFactor.tsx'
import { PassSecondFactor } from './PassSecondFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

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
    queryFn: () => browserCall<typeof readSecondFactor>(at.secondFactor, {}),
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
