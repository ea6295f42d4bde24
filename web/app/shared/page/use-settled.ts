import { useEffect, useState } from 'react'

/**
 * False on the server and while a page comes, true when it has settled: then what is loaded on demand may
 * come.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true))
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
