import { Stepper } from '../shared/Stepper.tsx'
import { mayEnter, stepState, wizardSteps, type StepNumber, type WizardProgress } from './wizard-steps.ts'

interface StepIndicatorProps {
  progress: WizardProgress
  onEnter: (step: StepNumber) => void
}

/** Where one is among the item's three steps, and the way to the others. */
export function StepIndicator({ progress, onEnter }: StepIndicatorProps) {
  const enter = (number: number) => {
    const step = wizardSteps.find((one) => one.number === number)
    if (step) onEnter(step.number)
  }
  return (
    <Stepper
      steps={wizardSteps.map(({ number, name }) => ({
        number,
        name,
        state: stepState(number, progress),
        isHere: number === progress.current,
        mayEnter: mayEnter(number, progress),
      }))}
      onEnter={enter}
    />
  )
}
