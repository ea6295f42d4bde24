import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { Link } from 'react-router'
import { GuideSteps } from '../shared/GuideSteps.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { vaultPaths } from '../shared/vault-paths.ts'

const steps = [
  { name: 'Step 1', text: 'Click on "CREATE COLLECTION"', icon: 'M12 5v14M5 12h14' },
  { name: 'Step 2', text: 'Add a Title & Description', icon: 'M5 20h14M6 15.5L15.5 6l3 3L9 18.5H6z' },
  { name: 'Step 3', text: 'Add Items & Save', icon: 'M4 9h16v11H4zM6 6h12M8 3h8M9 14.5l2.2 2.2L15.5 12' },
] as const

/** What stands in the place of a list without a collection: how the first one is made. */
export function CollectionGuide() {
  const mayChange = useMayChange()
  return (
    <section className="py-8">
      <h2 className="text-2xl font-medium">{messages.listEmpty}</h2>
      <GuideSteps steps={steps} />
      {mayChange && (
        <Link to={vaultPaths.createCollection} className="button mt-6">
          Create collection
        </Link>
      )}
    </section>
  )
}
