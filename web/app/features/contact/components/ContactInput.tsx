import type { ContactField } from '@vitrine/contracts/contact/rules'

interface ContactInputProps {
  name: ContactField
  label: string
  note?: string
  type?: 'text' | 'email' | 'url'
  autoComplete?: string
  maxLength?: number
  defaultValue: string | undefined
  problem: string | undefined
  /** A list to choose from instead of a line to write. */
  choices?: readonly { value: string; label: string }[]
  /** Several lines to write. */
  rows?: number
}

/** A field with its label above and, where something is wrong, the sentence below. */
export function ContactInput({ name, label, note, problem, choices, rows, type = 'text', defaultValue = '', ...attributes }: ContactInputProps) {
  const problemId = `${name}-problem`
  const shared = { id: name, name, defaultValue, className: 'field block', required: !note, 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem ? problemId : undefined }
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note.toLowerCase()})</span>}
      </label>
      {choices ? (
        <select {...shared}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} {...attributes} rows={rows} />
      ) : (
        <input {...shared} {...attributes} type={type} />
      )}
      {problem && (
        <p id={problemId} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
    </div>
  )
}
