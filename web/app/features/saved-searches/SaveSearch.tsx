import { forMembers } from '../identity/for-members.tsx'

/** 'Save search' for whoever is signed in. */
export const SaveSearch = forMembers(() => import('./SaveSearchButton.tsx'))
