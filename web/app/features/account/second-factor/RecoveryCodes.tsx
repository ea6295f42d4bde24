import { leaveFor } from '../../../shared/api/leave-for.ts'
import { DoneNote } from '../../identity/components/DoneNote.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  target: string | null
  onKept: () => void
}

/** Shown once. Only when they are kept does the page go on. */
export function RecoveryCodes({ codes, target, onKept }: RecoveryCodesProps) {
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
