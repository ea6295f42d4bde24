import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { useState, type KeyboardEvent } from 'react'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { WholeNumberInput } from '../../../shared/forms/NumberInput.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import type { RowDraft } from './record-draft.ts'
import { partsAdded } from './record-rows.ts'

interface SeveralPartsProps {
  parts: readonly RowDraft[]
  onParts: (parts: readonly RowDraft[]) => void
}

/** Parts of one name at once, such as the cups of a tea set. They are numbered on. */
export function SeveralParts({ parts, onParts }: SeveralPartsProps) {
  const [number, setNumber] = useState('')
  const [name, setName] = useState('')
  const [told, setTold] = useState('')
  const wanted = Number(number)
  const isReady = Number.isInteger(wanted) && wanted > 0 && name.trim() !== ''
  const add = () => {
    const next = partsAdded(parts, wanted, name.trim())
    setTold(`${counted(next.length - parts.length, 'part')} added.`)
    setNumber('')
    setName('')
    onParts(next)
  }
  // Enter would go on to the next step.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isReady) add()
  }
  return (
    <div role="group" aria-label="Several parts" className="border-l-2 border-hairline pl-4">
      <div className="grid grid-cols-6 items-end gap-3">
        <div className="col-span-2 phone:col-span-1">
          <FieldFrame
            name="parts.several.number"
            label="How many"
            problem={undefined}
            control={(named) => (
              <WholeNumberInput
                {...named}
                className="field"
                maxLength={3}
                value={number}
                onText={setNumber}
                onKeyDown={onKeyDown}
              />
            )}
          />
        </div>
        <div className="col-span-4 phone:col-span-3">
          <FieldFrame
            name="parts.several.name"
            label="Called"
            problem={undefined}
            control={(named) => (
              <input
                {...named}
                type="text"
                autoComplete="off"
                className="field"
                maxLength={limits.lineMax}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            )}
          />
        </div>
        <button
          type="button"
          className="button-plain col-span-6 justify-self-start phone:col-span-2"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && add()}
        >
          Add these parts
        </button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {told}
      </p>
    </div>
  )
}
