import { recordSearchLimits } from '../search-limits.ts'

/** Limits of the marks directory, each said once. */
export const marksLimits = {
  ...recordSearchLimits,
  /** Marks of the same maker beside a mark's details. */
  otherMarks: 8,
  overviewMakers: 24,
  overviewMarks: 12,
  firstYear: 1,
  lastYear: 2100,
} as const

/** What only the api and the console ask. */
export const markLimits = {
  titleMax: 300,
  descriptionMax: 10_000,
  makerMax: 200,
  placeMax: 200,
  periodMax: 100,
  kindMax: 100,
  pictureNoteMax: 200,
  sourceMax: 200,
  externalIdMax: 200,
  picturesMax: 20,
} as const
