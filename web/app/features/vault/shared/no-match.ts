/** Under a picker or a list of similar items that found nothing; the documents' words. */
export const NO_MATCH = 'Please try searching for another term or search for it in other categories.'
