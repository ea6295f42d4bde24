import type { ReactNode } from 'react'

export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-4xl font-medium tablet:text-5xl">{children}</h1>
}
