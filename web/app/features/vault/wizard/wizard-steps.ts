import type { StepState } from '../shared/Stepper.tsx'

export const wizardSteps = [
  { number: 1, name: 'Upload media' },
  { number: 2, name: 'Add details' },
  { number: 3, name: 'Review and Upload' },
] as const

export type StepNumber = (typeof wizardSteps)[number]['number']

export interface WizardProgress {
  current: StepNumber
  /** The last step that was entered. */
  reached: StepNumber
  /** Whether no photo is still being read, and whether the details have no error. */
  isValid: Readonly<Record<1 | 2, boolean>>
  /** At least one photo. */
  hasPhotos: boolean
}

/**
 * Back to any earlier step; forward only over steps that are valid, and never beyond the last one that was
 * reached.
 */
export function mayEnter(step: StepNumber, { current, reached, isValid }: WizardProgress): boolean {
  if (step === current || step > reached) return false
  return step < current || stepsBetween(current, step).every((passed) => isValid[passed])
}

/** Where 'Next' leads; null where it leads nowhere. */
export function nextStep({ current, isValid }: WizardProgress): StepNumber | null {
  if (current === 3 || !isValid[current]) return null
  return current === 1 ? 2 : 3
}

/**
 * How the indicator shows a step: review never counts as complete, and a step without its photo is only not
 * marked.
 */
export function stepState(step: StepNumber, progress: WizardProgress): StepState {
  if (step === progress.current) return 'current'
  if (step > progress.reached) return 'disabled'
  if (step === 3) return mayEnter(3, progress) ? 'current' : 'disabled'
  if (!progress.isValid[step]) return 'error'
  return isComplete(step, progress) ? 'valid' : 'current'
}

export function isComplete(step: StepNumber, { isValid, hasPhotos }: WizardProgress): boolean {
  if (step === 1) return hasPhotos && isValid[1]
  return step === 2 && isValid[2]
}

function stepsBetween(from: StepNumber, to: StepNumber): (1 | 2)[] {
  return ([1, 2] as const).filter((step) => step >= from && step < to)
}
