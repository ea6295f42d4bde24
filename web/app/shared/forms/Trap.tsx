import { TRAP_FIELD } from '@vitrine/contracts/trap'

/** A field that no person sees or reaches. Machines fill in everything. */
export function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
