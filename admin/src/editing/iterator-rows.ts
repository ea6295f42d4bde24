/** The look of rows of fields that are added and removed, for `sx` of react-admin's SimpleFormIterator. */
export const iteratorRows = {
  // react-admin shows a row's buttons to whoever points at it; the keyboard has to find them as well.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  // The label of a field stands on its upper border, half above it: it needs room below the row before.
  '& .RaSimpleFormIterator-line': { py: 1.5 },
}
