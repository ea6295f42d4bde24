import { Alert, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { runbookPath, runbookSections, type RunbookSection } from './sections.ts'

export function RunbookLink({ section }: { section: RunbookSection }) {
  return (
    <Link component={RouterLink} to={runbookPath(section)}>
      Runbook: {runbookSections[section]}
    </Link>
  )
}

/** Something is red: what it means in a sentence or two, and where it is written what to do. */
export function WhatToDo({
  section,
  severity = 'error',
  children,
}: {
  section: RunbookSection
  severity?: 'error' | 'warning'
  children: ReactNode
}) {
  return (
    <Alert severity={severity} variant="outlined" sx={{ my: 2 }}>
      {children} <RunbookLink section={section} />
    </Alert>
  )
}
