import { describe, expect, it } from 'vitest'
import { planPath, planIn, signUpFor } from './plan-path.ts'

const chosen = { plan: 'unlimited-annual', currency: 'EUR', trial: true, enablePGL: false } as const

describe('a chosen plan', () => {
  it('stands in a URL, and is read from it', () => {
    const path = planPath(chosen)
    expect(path).toBe('/app/accountSettings/subscription?plan=unlimited-annual&currency=EUR&trial=true')
    expect(planIn(new URL(path, 'https://site.invalid').searchParams)).toEqual(chosen)
  })

  it('is none without its name, and in dollars where the currency is unknown', () => {
    expect(planIn(new URLSearchParams('currency=EUR'))).toBeNull()
    expect(planIn(new URLSearchParams('plan=marks-monthly&currency=XYZ'))).toEqual({
      plan: 'marks-monthly',
      currency: 'USD',
      trial: false,
      enablePGL: false,
    })
  })

  it('waits for a visitor behind the sign-up', () => {
    expect(new URL(signUpFor(planPath(chosen)), 'https://site.invalid').searchParams.get('parentUrl')).toBe(
      planPath(chosen),
    )
  })
})
