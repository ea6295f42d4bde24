interface FormButtonsProps {
  label: string
  pending: boolean
  onCancel: () => void
}

/** The end of each form over the page. */
export function FormButtons({ label, pending, onCancel }: FormButtonsProps) {
  return (
    <div className="sheet-buttons">
      <button type="button" className="button-plain" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'One moment…' : label}
      </button>
    </div>
  )
}
