import type { passSecondFactor } from '@vitrine/contracts/identity/second-factor-endpoints'
import * as at from '@vitrine/contracts/identity/second-factor-paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { leaveFor } from '../../../shared/api/leave-for.ts'
import { CodeForm } from './CodeForm.tsx'

const CONSOLE = '/oms/index'

/** The code of this session. Afterwards a whole page is loaded: it is staff's from then on. */
export function PassSecondFactor({ target }: { target: string | null }) {
  return (
    <>
      <p className="text-muted">
        Enter the code that your authenticator app shows now. You are asked once each time you log in.
      </p>
      <CodeForm
        label="Code"
        hint="Six digits. If you do not have your device with you, enter one of your recovery codes."
        button="Continue"
        send={(body) => browserCall<typeof passSecondFactor>(at.pass, { body })}
        onDone={() => void leaveFor(target ?? CONSOLE)}
      />
      <p className="text-muted">Have you lost both? Ask an administrator to remove your second factor.</p>
    </>
  )
}
