interface DialogButtonsProps {
  label: string
  disabled: boolean
  onCancel: () => void
}

/** The one button that goes on, beside Cancel. */
export function DialogButtons({ label, disabled, onCancel }: DialogButtonsProps) {
  return (
    <div className="sheet-buttons">
      <button type="button" className="button-plain" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="button" disabled={disabled}>
        {label}
      </button>
    </div>
  )
}
