import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/limits'
import { useState } from 'react'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'

interface PhotoWordsProps {
  altText: string
  onClose: () => void
  onDone: (altText: string) => void
}

/** What a photo shows, in words: read out to whoever cannot see it. */
export function PhotoWords({ altText, onClose, onDone }: PhotoWordsProps) {
  const [text, setText] = useState(altText)
  const done = () => onDone(text.trim())
  return (
    <Sheet title="Describe the photo" open onClose={onClose}>
      <FieldFrame
        name="altText"
        label="Alternative text"
        hint="What the photo shows, for people who cannot see it."
        problem={undefined}
        control={(named) => (
          <input
            {...named}
            type="text"
            className="field"
            autoComplete="off"
            maxLength={limits.altTextMax}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && done()}
          />
        )}
      />
      <div className="sheet-buttons mt-6">
        <button type="button" className="button-plain" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" onClick={done}>
          Apply
        </button>
      </div>
    </Sheet>
  )
}
