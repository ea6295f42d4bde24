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

/** A text of a row that is added and removed: it cannot stay empty. */
export const rowText = { isRequired: true, defaultValue: '', parse: textAlways, helperText: false } as const

/** The look of rows of fields that are added and removed, for `sx` of react-admin's SimpleFormIterator. */
export const iteratorRows = {
  // react-admin shows a row's buttons to whoever points at it; the keyboard has to find them as well.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  // The label of a field stands on its upper border, half above it: it needs room below the row before.
  '& .RaSimpleFormIterator-line': { py: 1.5 },
}
