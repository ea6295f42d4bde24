import { lazy } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'

/** What only a member sees loads once it is known that one reads. */
export const AccountDropdown = lazy(() => loadChunk(() => import('./AccountDropdown.tsx')))
export const AccountNotice = lazy(() => loadChunk(() => import('./AccountNotice.tsx')))
