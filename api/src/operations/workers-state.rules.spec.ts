import { describe, expect, it } from 'vitest'
import { workersState } from './workers-state.rules.ts'

const well = { connections: 3, silentSeconds: 1, deliveries: 0, oldestWaitingSeconds: 0 }

describe('the state of the workers', () => {
  it('is up while they ask for work and keep up', () => {
    expect(workersState(well)).toEqual({ detail: '0 deliveries to come' })
    expect(workersState({ ...well, deliveries: 1, oldestWaitingSeconds: 60 })).toEqual({
      detail: '1 delivery to come',
    })
  })

  it('is behind when a delivery has waited for more than a minute', () => {
    expect(workersState({ ...well, deliveries: 2, oldestWaitingSeconds: 61.4 })).toEqual({
      detail: '2 deliveries to come',
      behind: 'the oldest delivery has waited for 61 s',
    })
  })

  it('is down where none is connected, and where those that are connected ask for nothing', () => {
    expect(() => workersState({ ...well, connections: 0 })).toThrow('no workers process is connected')
    expect(() => workersState({ ...well, silentSeconds: 30 })).not.toThrow()
    expect(() => workersState({ ...well, silentSeconds: 31 })).toThrow('have asked it for nothing for 31 s')
  })
})
