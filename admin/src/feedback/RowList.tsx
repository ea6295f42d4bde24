import { List, type ListProps } from 'react-admin'

/**
 * react-admin keeps each row of a list as the record that a row's own screen opens with, and rows may hold less than
 * that screen shows. Asked under this, rows stay rows, and a screen waits for its record.
 */
export const rowsOnly = { rowsOnly: true }

/** Every list of the console. */
export function RowList({ queryOptions, ...props }: ListProps) {
  return <List exporter={false} actions={false} title=" " {...props} queryOptions={{ ...queryOptions, meta: rowsOnly }} />
}
