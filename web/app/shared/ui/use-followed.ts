import { useState } from 'react'

/**
 * A state that becomes each new value that is given. What holds it stays the same element, and so keeps the
 * focus.
 */
export function useFollowed<Value>(given: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ given, value: given })
  if (held.given !== given) setHeld({ given, value: given })
  return [held.given === given ? held.value : given, (value) => setHeld({ given, value })]
}
