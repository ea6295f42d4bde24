/** A text that is emptied is null in react-admin; the api stores ''. */
export const textAlways = (value: string | null) => value ?? ''

/** An emptied field is null, as the api stores it. */
export const emptyIsNull = (value: string) => value || null

export const alwaysText = { defaultValue: '', parse: textAlways }

export const textOrNull = { defaultValue: null, parse: emptyIsNull }

/** What a field of several lines shows. */
export const joinLines = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')

/** One URL a line. */
export const urlLines = {
  multiline: true,
  minRows: 2,
  defaultValue: [],
  format: joinLines,
  parse: (text: string | null) =>
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
}
