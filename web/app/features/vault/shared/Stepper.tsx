export type StepState = 'valid' | 'current' | 'error' | 'disabled'

export interface ShownStep {
  number: number
  name: string
  state: StepState
  isHere: boolean
  mayEnter: boolean
}

interface StepperProps {
  steps: readonly ShownStep[]
  onEnter: (step: number) => void
}

/** Read out after the step's name. */
const words: Record<StepState, string> = { valid: 'complete', current: '', error: 'has errors', disabled: '' }

const marks: Record<StepState, string> = {
  valid: 'border-green bg-green text-paper',
  current: 'border-ink',
  error: 'border-oxblood text-oxblood',
  disabled: 'border-edge text-muted',
}

/** Where one is among the steps of a wizard, and the way to the others; a dropdown on phones. */
export function Stepper({ steps, onEnter }: StepperProps) {
  return (
    <nav aria-label="Steps" className="mt-6">
      <ol className="hidden border-b border-hairline tablet:flex">
        {steps.map((step) => (
          <li key={step.number} className="flex-1">
            <StepButton step={step} onEnter={() => onEnter(step.number)} />
          </li>
        ))}
      </ol>
      <label className="block tablet:hidden">
        <span className="sr-only">Step</span>
        <select
          className="field"
          value={steps.find(({ isHere }) => isHere)?.number}
          onChange={({ currentTarget: { value } }) => onEnter(Number(value))}
        >
          {steps.map(({ number, name, state, isHere, mayEnter }) => (
            <option key={number} value={number} disabled={!isHere && !mayEnter}>
              {[`${number}. ${name}`, words[state]].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}

function StepButton({
  step: { number, name, state, isHere, mayEnter },
  onEnter,
}: {
  step: ShownStep
  onEnter: () => void
}) {
  return (
    <button
      type="button"
      data-state={state}
      aria-current={isHere ? 'step' : undefined}
      disabled={!isHere && !mayEnter}
      className={`flex h-full min-h-12 w-full items-center gap-2 border-b-2 py-2 pr-3 text-left desktop:gap-3 disabled:cursor-default ${isHere ? 'border-brass font-semibold' : 'border-transparent hover:text-brass disabled:text-muted'}`}
      onClick={onEnter}
    >
      <span
        className={`flex h-7 w-7 flex-none items-center justify-center rounded-full border text-sm tabular-nums ${marks[state]}`}
        aria-hidden="true"
      >
        {state === 'valid' ? '✓' : state === 'error' ? '!' : number}
      </span>
      {name}
      <span className="sr-only">{words[state]}</span>
    </button>
  )
}
