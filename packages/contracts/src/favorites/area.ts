import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import { favoriteTypes } from './favorites.ts'

export const favoritesArea = defineArea({
  name: 'favorites',
  endpoints: Object.values(endpoints),
  membersRows: { 'favorites.user_id': 'erased' },
  choices: { 'favorites.item_type': favoriteTypes },
})
