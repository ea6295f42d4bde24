/** What became of an activation, told at the top of whatever page it began on. */
export interface ActivationOutcome {
  kind: 'done' | 'pending' | 'failed'
  text: string
}

const listeners = new Set<() => void>()
let outcome: ActivationOutcome | null = null

export const activationOutcome = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => outcome,
  tell(told: ActivationOutcome | null): void {
    outcome = told
    for (const listener of listeners) listener()
  },
}
