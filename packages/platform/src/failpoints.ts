/**
 * Named points at which the fault tests kill a process: `VITRINE_FAILPOINT=relay-after-claim` dies there with SIGKILL,
 * as a power cut would. Costs one comparison where no failpoint is set.
 */
export type Failpoint = 'api-after-commit' | 'relay-after-claim' | 'relay-after-add' | 'relay-before-mark' | 'consumer-mid-projection' | 'consumer-before-done' | 'mail-after-claim' | 'mail-after-hand-over' | 'newsletter-after-claim' | 'newsletter-after-hand-over' | 'newsletter-before-note' | 'import-before-commit' | 'import-after-commit' | 'upload-after-put' | 'renditions-half-made'

let armed: string | undefined

export function armFailpoint(name: string | undefined): void {
  armed = name
}

export function reachFailpoint(name: Failpoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL')
}
