import type { ShownStep } from '../shared/Stepper.tsx'

export type CollectionStep = 1 | 2

const steps = [
  { number: 1, name: 'Create collection' },
  { number: 2, name: 'Add items' },
] as const

export interface CollectionProgress {
  current: CollectionStep
  /** The last step that was entered. */
  reached: CollectionStep
  /** Whether the details could be sent as they are. */
  isValid: boolean
}

/** Back at any time; forward where one has been before, and only over details that are valid. */
export function mayEnterStep(
  step: CollectionStep,
  { current, reached, isValid }: CollectionProgress,
): boolean {
  return step !== current && step <= reached && (step === 1 || isValid)
}

/** The two steps as the stepper shows them. What was added is never complete: there may always be more. */
export function shownSteps(progress: CollectionProgress): ShownStep[] {
  return steps.map(({ number, name }) => ({
    number,
    name,
    state: stateOf(number, progress),
    isHere: number === progress.current,
    mayEnter: mayEnterStep(number, progress),
  }))
}

function stateOf(step: CollectionStep, progress: CollectionProgress): ShownStep['state'] {
  if (step === progress.current)
    return step === 1 && progress.reached > 1 && !progress.isValid ? 'error' : 'current'
  if (step === 1) return progress.isValid ? 'valid' : 'error'
  return mayEnterStep(2, progress) ? 'current' : 'disabled'
}
