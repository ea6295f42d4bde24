import { redirect } from 'react-router'
import { FIRST_TAB } from '../features/account/tabs.ts'

/** The account without a tab's name. */
export const loader = () => redirect(FIRST_TAB)
