import { createContext } from 'react-router'

/** What the api's guards want to know of the reader's own request when the site calls in their name. */
export const originContext = createContext<Record<string, string>>({})
