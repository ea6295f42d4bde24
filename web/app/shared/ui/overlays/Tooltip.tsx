import '../press-style.ts'
import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'

interface TooltipProps {
  text: string
  /** What it explains: something that can have the focus, so that the keyboard reaches the text too. */
  children: ReactElement<{ role?: string }, 'button' | 'a' | 'span'>
}

/** A few words about a sign. Nothing that somebody needs stands in it alone: a finger cannot hover. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={6} className="max-w-64 bg-ink px-3 py-1.5 text-sm text-paper">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
