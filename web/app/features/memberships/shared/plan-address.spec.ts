import { describe, expect, it } from 'vitest'
import { planAddress, planIn, signUpFor } from './plan-address.ts'

const chosen = { plan: 'unlimited-annual', currency: 'EUR', trial: true, enablePGL: false } as const

describe('a chosen plan', () => {
  it('stands in an address, and is read from it', () => {
    const address = planAddress(chosen)
    expect(address).toBe('/app/accountSettings/subscription?plan=unlimited-annual&currency=EUR&trial=true')
    expect(planIn(new URL(address, 'https://site.invalid').searchParams)).toEqual(chosen)
  })

  it('is none without its name, and in dollars where the currency is unknown', () => {
    expect(planIn(new URLSearchParams('currency=EUR'))).toBeNull()
    expect(planIn(new URLSearchParams('plan=marks-monthly&currency=XYZ'))).toEqual({ plan: 'marks-monthly', currency: 'USD', trial: false, enablePGL: false })
  })

  it('waits for a visitor behind the sign-up', () => {
    expect(new URL(signUpFor(planAddress(chosen)), 'https://site.invalid').searchParams.get('parentUrl')).toBe(planAddress(chosen))
  })
})
