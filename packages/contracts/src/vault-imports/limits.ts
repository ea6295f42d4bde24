/** Limits of a member's import: our own, no document gives any. */
export const importLimits = {
  rowsMax: 50_000,
  columnsMax: 500,
  sheetsMax: 50,
  /** Of the whole file: more is a file that was made to be too large. */
  cellsMax: 2_000_000,
  /** As a spreadsheet limits the text of a cell. */
  cellMax: 32_767,
  /** Of the file as it is sent. */
  fileBytesMax: 50_000_000,
  zipEntriesMax: 1_000,
  unpackedBytesMax: 300_000_000,
  /** Of a workbook's texts that its cells refer to. */
  sharedTextsMax: 1_000_000,
  /** Of a ZIP with photos. */
  archiveEntriesMax: 5_000,
  archiveBytesMax: 5_000_000_000,
  /** Of one ZIP as it is sent; an import takes several. */
  archiveFileBytesMax: 200_000_000,
  archiveRatioMax: 100,
  samplesMax: 5,
  sampleMax: 120,
  /** Rows of a sheet that are named as left out; the others are counted. */
  leftOutMax: 500,
} as const
