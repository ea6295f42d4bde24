/** Where everybody reads how near WorthScore comes. */
export const ACCURACY_PAGE = '/worthscore/accuracy'
