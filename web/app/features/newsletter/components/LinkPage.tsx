import type { ReactNode } from 'react'
import { emailCategories, type EmailCategory } from '@vitrine/contracts/newsletter/categories'

/** The frame of a page that a mail's link leads to. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page max-w-xl py-14 tablet:py-24">
      <p className="eyebrow">Newsletter</p>
      <h1 className="mt-3 text-3xl font-medium tablet:text-4xl">{title}</h1>
      <div className="mt-6 space-y-5 text-lg">{children}</div>
    </section>
  )
}

export function keyOf(request: Request): string {
  return onlyValue(request, 'key')
}

/**
 * Null where the link lost its category, whole or in part, or holds more than one: what was cut is never
 * guessed.
 */
export function categoryOf(request: Request): EmailCategory | null {
  const asked = onlyValue(request, 'category')
  return emailCategories.find((category) => category === asked) ?? null
}

function onlyValue(request: Request, name: string): string {
  const [value = '', ...more] = new URL(request.url).searchParams.getAll(name)
  return more.length > 0 ? '' : value
}
