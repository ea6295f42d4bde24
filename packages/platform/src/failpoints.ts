/**
 * Named points at which the fault tests kill a process: `VITRINE_FAILPOINT=relay-after-claim` dies there with
 * SIGKILL, as a power cut would. Costs one comparison where no failpoint is set.
 */
export type Failpoint =
  | 'api-after-commit'
  | 'relay-after-claim'
  | 'relay-after-add'
  | 'relay-before-mark'
  | 'consumer-mid-projection'
  | 'consumer-before-done'
  | 'mail-after-claim'
  | 'mail-after-hand-over'
  | 'newsletter-after-claim'
  | 'newsletter-after-hand-over'
  | 'newsletter-before-note'
  | 'import-before-commit'
  | 'import-after-commit'
  | 'vault-import-before-commit'
  | 'vault-import-after-commit'
  | 'upload-after-put'
  | 'renditions-half-made'
  | 'billing-after-claim'
  | 'billing-before-settle'
  | 'billing-after-settle'
  | 'scheduled-change-before-commit'
  | 'scheduled-change-after-commit'

const killed = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

let armed: string | undefined
let die = killed

/** @param how what happens there in place of the kill: a test that goes on in the same process throws */
export function armFailpoint(name: string | undefined, how: () => void = killed): void {
  armed = name
  die = how
}

export function reachFailpoint(name: Failpoint): void {
  if (armed === name) die()
}
