import { forMembers } from '../identity/for-members.tsx'

/** Keeps an item among the favorites of whoever is signed in. */
export const ItemHeart = forMembers(() => import('./FavoriteHeart.tsx'))
