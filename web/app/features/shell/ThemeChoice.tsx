import { useSyncExternalStore } from 'react'

const THEMES = ['auto', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const labels: Record<Theme, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' }

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem('theme')
    return THEMES.find((theme) => theme === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function applyTheme(theme: Theme): void {
  if (theme === 'auto') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
  try {
    if (theme === 'auto') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage that is switched off: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Light, dark, or as the device says. Needs scripts, so it is not shown without them. */
export function ThemeChoice() {
  const theme = useSyncExternalStore<Theme>(subscribe, storedTheme, () => 'auto')
  return (
    <label className="flex items-center gap-2 nojs:hidden">
      <span>Appearance</span>
      <select
        className="field min-h-11 w-auto py-1 text-sm"
        value={theme}
        onChange={(event) => {
          const chosen = THEMES.find((known) => known === event.target.value) ?? 'auto'
          applyTheme(chosen)
        }}
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {labels[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
