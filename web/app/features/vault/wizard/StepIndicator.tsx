import { mayEnter, stepState, wizardSteps, type StepNumber, type StepState, type WizardProgress } from './wizard-steps.ts'

interface StepIndicatorProps {
  progress: WizardProgress
  onEnter: (step: StepNumber) => void
}

/** Read out after the step's name. */
const words: Record<StepState, string> = { valid: 'complete', current: '', error: 'has errors', disabled: '' }

/** Where one is among the three steps, and the way to the others; a dropdown on phones. */
export function StepIndicator({ progress, onEnter }: StepIndicatorProps) {
  return (
    <nav aria-label="Steps" className="mt-6">
      <ol className="hidden border-b border-hairline tablet:flex">
        {wizardSteps.map(({ number, name }) => (
          <li key={number} className="flex-1">
            <StepButton number={number} name={name} progress={progress} onEnter={() => onEnter(number)} />
          </li>
        ))}
      </ol>
      <label className="block tablet:hidden">
        <span className="sr-only">Step</span>
        <select className="field" value={progress.current} onChange={({ currentTarget: { value } }) => enterByValue(value, onEnter)}>
          {wizardSteps.map(({ number, name }) => (
            <option key={number} value={number} disabled={number !== progress.current && !mayEnter(number, progress)}>
              {[`${number}. ${name}`, words[stepState(number, progress)]].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}

function enterByValue(value: string, onEnter: (step: StepNumber) => void): void {
  const step = wizardSteps.find(({ number }) => String(number) === value)
  if (step) onEnter(step.number)
}

function StepButton({ number, name, progress, onEnter }: { number: StepNumber; name: string; progress: WizardProgress; onEnter: () => void }) {
  const state = stepState(number, progress)
  const isHere = number === progress.current
  return (
    <button
      type="button"
      data-state={state}
      aria-current={isHere ? 'step' : undefined}
      disabled={!isHere && !mayEnter(number, progress)}
      className={`flex min-h-12 w-full items-center gap-3 border-b-2 py-2 text-left disabled:cursor-default ${isHere ? 'border-brass font-semibold' : 'border-transparent hover:text-brass disabled:text-muted'}`}
      onClick={onEnter}
    >
      <span className={`flex h-7 w-7 flex-none items-center justify-center rounded-full border text-sm tabular-nums ${marks[state]}`} aria-hidden="true">
        {state === 'valid' ? '✓' : state === 'error' ? '!' : number}
      </span>
      {name}
      <span className="sr-only">{words[state]}</span>
    </button>
  )
}

const marks: Record<StepState, string> = {
  valid: 'border-green bg-green text-paper',
  current: 'border-ink',
  error: 'border-oxblood text-oxblood',
  disabled: 'border-edge text-muted',
}
