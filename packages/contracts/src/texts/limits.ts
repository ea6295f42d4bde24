/** Ours: what is true of whatever staff write in the editor. */
export const textLimits = {
  /**
   * A lease that is not renewed for so long has run out: browsers wake a page in the background once a
   * minute.
   */
  leaseSeconds: 150,
  /** One opening of the editor keeps so many minutes of typing in one autosave, and then begins another. */
  autosaveMinutes: 5,
  autosavesKeptDays: 30,
  /** So many versions are kept of one text besides autosaves; the oldest go first. */
  versionsKept: 200,
  versionsPage: 50,
  /** What is scheduled further ahead than this is a mistake in the year. */
  scheduleDays: 730,
  /** What was scheduled and has ended is kept for so long. */
  endedSchedulesKeptDays: 90,
  /** What is deleted can be brought back for so long. */
  trashDays: 30,
  trashPage: 20,
  /** A line of the template that is shorter than this is no instruction. */
  instructionMin: 12,
  /** A text with fewer words is called too short. */
  wordsMin: 100,
  /** A link that shows a draft works for so long. */
  previewLinkDays: 7,
  /** So many links of one text work at once. */
  previewLinksMax: 10,
  /** What somebody looks at in the editor is kept for so long. */
  previewScreenMinutes: 60,
  /** Whoever opens a link that works no more is told why for so long. */
  endedPreviewsKeptDays: 30,
  /** Ours, for each of the staff: an article's pictures are dropped together. */
  pictureCallsPerMinute: 120,
  pictureBytesMax: 20 * 1024 * 1024,
  pictureSideMax: 12_000,
} as const
