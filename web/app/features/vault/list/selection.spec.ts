import { describe, expect, it, vi } from 'vitest'
import { Selection } from './selection.ts'

describe('a selection', () => {
  it('holds what was selected, until it is selected no more', () => {
    const selection = new Selection()
    selection.select(1, true)
    selection.select(2, true)
    selection.select(1, false)
    expect([...selection.ids()]).toEqual([2])
    selection.selectAll([{ id: 3 }, { id: 4 }])
    expect([...selection.ids()]).toEqual([3, 4])
    selection.clear()
    expect([...selection.ids()]).toEqual([])
  })

  it('tells whoever listens of each change, and gives the same set in between', () => {
    const selection = new Selection()
    const told = vi.fn()
    const stop = selection.subscribe(told)
    selection.select(1, true)
    expect(told).toHaveBeenCalledTimes(1)
    expect(selection.ids()).toBe(selection.ids())
    stop()
    selection.clear()
    expect(told).toHaveBeenCalledTimes(1)
  })
})
