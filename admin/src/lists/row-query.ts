/**
 * react-admin keeps each row of a list as the record that a row's own screen opens with, and rows may hold
 * less than that screen shows. Asked under this `meta`, rows stay rows, and a screen waits for its record.
 */
export const rowsOnly = { rowsOnly: true }

/** A failure has a face of its own, in the list. */
const sayNothing = () => undefined

/** How every list of the console asks for its rows. */
export function rowQuery<O extends { meta?: object }>(options?: O) {
  return { onError: sayNothing, ...options, meta: { ...rowsOnly, ...options?.meta } }
}
