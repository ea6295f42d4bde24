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
  pictureMissing: 'Choose a picture.',
  pictureStorageAway:
    'The picture could not be stored, because the file storage is not available or is full. Your text is not affected. Please try again in a few minutes.',
} as const
