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

export const textMessages = {
  timeInvalid: 'A date and a time are required.',
  timePassed: 'Choose a time in the future.',
  timeTooFar: 'Choose a time within the next two years.',
  nothingToUnpublish: 'This is not on the site, so it cannot be taken off it.',
  templateStays: 'The default template is not an article and cannot be published.',
  notInTrash: 'This is not in the trash. Delete it first.',
  neverPublished: 'Readers have never seen this. Publish it instead.',
  previewUnknown:
    'This preview link is not complete, or it is very old. Please ask whoever sent it for a new one.',
  previewExpired: 'This preview link has expired. Please ask whoever sent it for a new one.',
  previewEnded: 'This preview link has been ended. Please ask whoever sent it for a new one.',
  previewDeleted: 'What this link showed has been deleted.',
  tooManyPreviewLinks: 'This text has ten working links already. End one of them first.',
  pictureUnsupported: 'This file is not a picture that can be shown. Use JPEG, PNG, WebP, GIF, HEIC or BMP.',
  pictureTooLarge: 'A picture must be at most 20 MB and 12,000 pixels on its longer side.',
  pictureIsSvg:
    'SVG files cannot be uploaded, because they can contain scripts. Save the drawing as PNG or WebP, and choose that file.',
  pictureMissing: 'Choose a picture.',
  pictureStorageAway:
    'The picture could not be stored, because the file storage is not available or is full. Your text is not affected. Please try again in a few minutes.',
} as const
