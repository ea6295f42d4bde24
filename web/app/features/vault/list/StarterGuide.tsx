import { Link } from 'react-router'
import { EMPTY_VAULT } from '../shared/empty-vault.ts'
import { GuideSteps } from '../shared/GuideSteps.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { vaultPaths } from '../shared/vault-paths.ts'

const steps = [
  { name: 'Step 1', text: 'Click on "ADD VAULT ITEM"', icon: 'M12 5v14M5 12h14' },
  {
    name: 'Step 2',
    text: 'Upload Photos & Details',
    icon: 'M4 7h4l1.5-2.5h5L16 7h4v12H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  },
  { name: 'Step 3', text: 'Review & Upload', icon: 'M12 16V5M7.5 9.5L12 5l4.5 4.5M5 19h14' },
] as const

/** What a vault without an item shows: how the first one gets in. */
export function StarterGuide() {
  const mayChange = useMayChange()
  return (
    <section className="py-8">
      <h2 className="text-2xl font-medium">{EMPTY_VAULT}</h2>
      <GuideSteps steps={steps} />
      {mayChange && (
        <Link to={vaultPaths.addItem} className="button mt-6">
          Add Vault Item
        </Link>
      )}
    </section>
  )
}
