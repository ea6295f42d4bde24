import { FieldFrame } from './FieldFrame.tsx'

interface FileFieldProps {
  name: string
  label: string
  hint?: string
  /** As the browser's picker takes them: 'image/*,.pdf'. */
  accept: string
  multiple?: boolean
  problem: string | undefined
  choose: (files: File[]) => void
}

/** One file or several. What was chosen is listed by the browser. */
export function FileField({ name, label, hint, accept, multiple = false, problem, choose }: FileFieldProps) {
  const control = (named: object) => (
    <input
      {...named}
      type="file"
      className="field"
      accept={accept}
      multiple={multiple}
      onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
    />
  )
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={problem}
      {...(hint !== undefined && { hint })}
      control={control}
    />
  )
}
