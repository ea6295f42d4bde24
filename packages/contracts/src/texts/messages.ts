export const textMessages = {
  timeInvalid: 'A date and a time are required.',
  timePassed: 'Choose a time in the future.',
  timeTooFar: 'Choose a time within the next two years.',
  nothingToUnpublish: 'This is not on the site, so it cannot be taken off it.',
  templateStays: 'The default template is not an article and cannot be published.',
  notInTrash: 'This is not in the trash. Delete it first.',
  neverPublished: 'Readers have never seen this. Publish it instead.',
} as const
