import { ToggleButton, ToggleButtonGroup } from '@mui/material'

interface ViewChoiceProps<View extends string> {
  views: Readonly<Record<View, { label: string }>>
  view: View
  onView: (view: View) => void
}

/** How something is looked at: one of several views, one of which is always chosen. */
export function ViewChoice<View extends string>({ views, view, onView }: ViewChoiceProps<View>) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={view}
      aria-label="View"
      onChange={(_, chosen: View | null) => chosen && onView(chosen)}
    >
      {Object.entries<{ label: string }>(views).map(([name, { label }]) => (
        <ToggleButton key={name} value={name}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
