import type { RaRecord } from 'react-admin'

/**
 * A save that made another record, which takes over from the one on screen. It is thrown because react-admin
 * would cache the response under the old id, and its screen stops at a record that has another id than its
 * URL.
 */
export class SavedUnderNewId extends Error {
  readonly record: RaRecord

  constructor(record: RaRecord) {
    super(`The record is saved as ${record.id}.`)
    this.name = 'SavedUnderNewId'
    this.record = record
  }
}
