import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { numberRead, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { useState, type KeyboardEvent } from 'react'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { WholeNumberInput } from '../../../shared/forms/NumberInput.tsx'
import { isSide, type Position, type Size } from './crop-geometry.ts'

const { sideMin, sideMax, sideStep } = vaultMediaLimits.editor

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: sideStep, ArrowDown: -sideStep }

interface EditorNumbersProps {
  size: Size
  onSize: (size: Size) => void
  scale: number
  onScale: (scale: number) => void
  range: { min: number; max: number }
  rotation: number
  onRotation: (degrees: number) => void
  position: Position
  onPosition: (position: Position) => void
}

/** The editor's settings, all by keyboard. */
export function EditorNumbers({
  size,
  onSize,
  scale,
  onScale,
  range,
  rotation,
  onRotation,
  position,
  onPosition,
}: EditorNumbersProps) {
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4">
      <SideField label="Width" value={size.width} onChange={(width) => onSize({ ...size, width })} />
      <SideField label="Height" value={size.height} onChange={(height) => onSize({ ...size, height })} />
      <Slider label="Scale" value={scale} min={range.min} max={range.max} step={0.01} onChange={onScale} />
      <Slider label="Rotation" value={rotation} min={0} max={360} step={1} onChange={onRotation} />
      <Slider
        label="Horizontal position"
        value={position.x}
        min={0}
        max={1}
        step={0.01}
        onChange={(x) => onPosition({ ...position, x })}
      />
      <Slider
        label="Vertical position"
        value={position.y}
        min={0}
        max={1}
        step={0.01}
        onChange={(y) => onPosition({ ...position, y })}
      />
    </div>
  )
}

function SideField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (pixels: number) => void
}) {
  // A text that is no number stays in the field; the photo has no such side.
  const [text, setText] = useState(String(value))
  const problem = isSide(value) ? undefined : `Please enter ${sideMin} to ${sideMax} pixels.`
  const change = (typed: string) => {
    setText(typed)
    onChange(pixelsOf(typed))
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || Number.isNaN(value)) return
    event.preventDefault()
    change(String(Math.min(Math.max(value + by, sideMin), sideMax)))
  }
  const control = (named: object) => (
    <WholeNumberInput
      {...named}
      role="spinbutton"
      aria-valuemin={sideMin}
      aria-valuemax={sideMax}
      aria-valuenow={Number.isNaN(value) ? undefined : value}
      className="field"
      value={Object.is(pixelsOf(text), value) ? text : String(value)}
      onText={change}
      onKeyDown={step}
    />
  )
  return <FieldFrame name={label.toLowerCase()} label={label} problem={problem} control={control} />
}

function pixelsOf(text: string): number {
  return numberRead(readWholeNumber(text)) ?? Number.NaN
}

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Slider({ label, value, min, max, step, onChange }: SliderProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-medium">{label}</span>
      <input
        type="range"
        className="block h-11 w-full accent-brass"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
