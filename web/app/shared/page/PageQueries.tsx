import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { browserQueryClient } from '../api/browser-queries.ts'
import { createQueryClient } from '../api/queries.ts'

/** On the server every request has a cache of its own; the browser shares one with its loaders. */
export function PageQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() =>
    typeof document === 'undefined' ? createQueryClient() : browserQueryClient,
  )
  // Marks the document once scripts have taken over; whoever drives a browser can wait for it.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
